import { serverPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { within } from '@testing-library/dom';
import * as bundle from '../../ssr';
import { ad, adRequest, adRoute, card, similar, similarRequest } from '../../testing/fixtures';

const gone = () => Promise.reject(new AppError('status', '410', { status: 410 }));

test.each(['hidden', 'withdrawn'] as const)(
  'R103 the page of an ad that is %s answers 410 and leads on; why it is gone nobody is told',
  async (state) => {
    const page = await serverPage(bundle, adRoute(), {
      [adRequest()]: gone,
      [similarRequest()]: () => ({ ...similar(card(8)), state }),
    });
    expect([page.status, page.head.robots]).toEqual([410, 'noindex']);
    expect(page.root).toHaveTextContent('Nije više na portalu.');
    expect(within(page.root).getByText('Dvosoban stan s lođom 8')).toHaveAttribute('href', '/oglasi/8/stan/');
  },
);

test.each([
  ['hidden', 'portal ga je skrio'],
  ['withdrawn', 'povučen je iz ponude'],
  ['secret', 'tajan je'],
] as const)(
  'R103 the owner of an ad that is %s is told that nobody else sees it; search engines are not',
  async (withheld, words) => {
    const page = await serverPage(bundle, adRoute(), {
      [adRequest()]: () => ad({ status: 'sold', withheld, contacts: { phone: false, email: false } }),
      [similarRequest()]: () => similar(),
    });
    expect(page.status).toBe(200);
    expect(page.root).toHaveTextContent(words);
    expect([page.head.robots, page.head.jsonLd]).toEqual(['noindex', []]);
    expect(page.root.querySelector('a[href*="/prijava-oglasa/"]')).toBeNull();
    expect(page.root).toHaveTextContent('kontakt nije dostupan');
  },
);

test('R271 R283 every ad on show can be reported, without scripts too', async () => {
  const page = await serverPage(bundle, adRoute(undefined, 'de'), {
    [adRequest('de')]: () => ad(),
    [similarRequest('de')]: () => similar(),
  });
  expect(page.root.querySelector('a[href="/de/prijava-oglasa/7/"]')).not.toBeNull();
});
