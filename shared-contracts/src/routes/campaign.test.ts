import fc from 'fast-check';
import { carryCampaign } from '@kvadrat/contracts/routes';

describe('O-21 campaign parameters', () => {
  it.each([
    [
      'R37 are kept, others are not',
      '/agencije-nekretnina/?pag=2#lista',
      '?gclid=A&utm_source=x&foo=1',
      '/agencije-nekretnina/?pag=2&gclid=A&utm_source=x#lista',
    ],
    ['R38 the target’s own value wins', '/a/?utm_source=y', '?gclid=A&utm_source=x', '/a/?utm_source=y&gclid=A'],
    ['R38 also when it is spelled with an escape', '/a/?utm%5Fsource=y', '?utm_source=x', '/a/?utm%5Fsource=y'],
    ['R37 values stay byte for byte', '/a/', '?utm_term=a%20b+č%C4%8D', '/a/?utm_term=a%20b+č%C4%8D'],
    ['R37 repeated keys stay repeated', '/a/', '?utm_source=x&utm_source=z', '/a/?utm_source=x&utm_source=z'],
    ['R39 nothing to carry leaves the target as it is', '/a/?#b', '?foo=1&xutm_source=2', '/a/?#b'],
    ['a broken escape is no campaign parameter', '/a/', '?utm_%E0%A4=1&%=2&gclid=A', '/a/?utm_%E0%A4=1&gclid=A'],
    [
      'every name of the list',
      '/',
      'gclid=1&gbraid=2&wbraid=3&gad_source=4&fbclid=5&msclkid=6',
      '/?gclid=1&gbraid=2&wbraid=3&gad_source=4&fbclid=5&msclkid=6',
    ],
  ])('%s', (_, target, from, expected) => {
    expect(carryCampaign(target, from)).toBe(expected);
  });

  it('R38 carrying twice changes nothing more, so a redirect cannot loop', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.webQueryParameters(), (path, own, from) => {
        const once = carryCampaign(`${path}?${own}`, `?gclid=A&${from}`);
        expect(carryCampaign(once, `?gclid=A&${from}`)).toBe(once);
      }),
    );
  });
});
