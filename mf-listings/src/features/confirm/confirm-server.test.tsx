import { serverPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import * as bundle from '../../ssr';
import { ENQUIRY_START } from '../../testing/enquiries';

const { ad } = ENQUIRY_START;
const CALL = '/api-next/enquiries/link/';
const at = (search = '?kod=abc', locale: Locale = 'hr'): RouteLocation => ({
  name: 'confirm',
  params: {},
  path: '/upit/potvrda/',
  search,
  locale,
});
const link = (locale: Locale = 'hr') => ({
  [`${CALL}?kod=abc&locale=${locale}`]: () => ({ kind: 'virtual-visit', ad }),
});
const failing = (status: number) => () => Promise.reject(new AppError('status', String(status), { status }));

describe('R178 the page behind the link that proves a mailbox', () => {
  test.each(LOCALES)('in %s says what is sent, and does nothing before a press', async (locale) => {
    const page = await serverPage(bundle, at('?kod=abc', locale), link(locale));
    expect([page.status, page.head.robots, page.posts]).toEqual([200, 'noindex', []]);
    expect(page.root).toHaveTextContent('Stan <b>s</b> pogledom');
    const form = page.root.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'post',
      `${localizedPath(locale, '/upit/potvrda/')}?kod=abc`,
    ]);
    expect([...new FormData(form ?? undefined)]).toEqual([['kod', 'abc']]);
  });

  test('the press leads to what has become of it', async () => {
    const page = await serverPage(
      bundle,
      at(),
      { [CALL]: () => ({ reference: '23456789' }) },
      { sent: { kod: 'abc' } },
    );
    expect([page.status, page.location, page.posts]).toEqual([
      303,
      '/upit/potvrda/?poruka=23456789',
      [{ path: CALL, body: { code: 'abc' } }],
    ]);
    const outcome = await serverPage(bundle, at('?poruka=23456789'), {
      '/api-next/enquiries/sent/23456789/?locale=hr': () => ({ state: 'sent', kind: 'price-proposal', ad }),
    });
    expect(outcome.root.querySelector('[autofocus]')).toHaveTextContent('Prijedlog je poslan');
    expect(outcome.root.querySelector('form')).toBeNull();
  });

  test.each(['?kod=alt', '', '?poruka=23456789'])('an old link says so: %s', async (search) => {
    const page = await serverPage(bundle, at(search), {
      [`${CALL}?kod=alt&locale=hr`]: failing(410),
      [`${CALL}?kod=&locale=hr`]: failing(410),
    });
    expect([page.status, page.head.title, page.root.querySelector('form')]).toEqual([
      410,
      'Poveznica više ne vrijedi | Kvadrat',
      null,
    ]);
  });

  test('what can no longer be passed on is refused with its reason; a link that grew old meanwhile too', async () => {
    const refused = await serverPage(bundle, at(), { ...link(), [CALL]: failing(409) }, { sent: { kod: 'abc' } });
    expect([refused.status, refused.root.querySelector('h1')?.textContent, refused.root.querySelector('form')]).toEqual(
      [409, 'Zahtjev nije poslan', null],
    );
    const old = await serverPage(
      bundle,
      at(),
      { [`${CALL}?kod=abc&locale=hr`]: failing(410), [CALL]: failing(410) },
      { sent: { kod: 'abc' } },
    );
    expect([old.status, old.root.querySelector('h1')?.textContent]).toEqual([410, 'Poveznica više ne vrijedi']);
    const many = await serverPage(bundle, at(), { ...link(), [CALL]: failing(429) }, { sent: { kod: 'abc' } });
    expect([many.status, many.root.querySelector('[role=alert]')?.textContent]).toEqual([
      429,
      expect.stringContaining('Previše upita'),
    ]);
  });
});
