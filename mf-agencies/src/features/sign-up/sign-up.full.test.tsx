import { mountedPage, serverPage } from '@kvadrat/remote-kit/testing';
import { dropDrafts } from '@kvadrat/remote-kit/form';
import { authPath } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { BUSINESS_KINDS } from '@kvadrat/contracts/forms';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { LEGAL_PATHS, PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import * as bundle from '../../ssr';

const CALL = '/api-next/agencies/requests/';
const START = { '/api-next/agencies/sign-up/form/': () => ({ key: 'k1' }) };
const GOOD = {
  key: 'k0',
  website: '',
  kind: 'agency',
  company: 'Marjan nekretnine d.o.o.',
  oib: '69435151530',
  register: '12/2019',
  street: 'Riva 1',
  place: 'Split',
  name: 'Ana Horvat',
  email: 'ana@example.hr',
  phone: '+385 21 234 567',
  message: 'Imamo 40 oglasa.',
  privacy: '1',
};

const at = (locale: Locale = 'hr', search = ''): RouteLocation => ({
  name: 'sign-up',
  params: {},
  path: PATHS.agencySignUp,
  search,
  locale,
});
const send = (
  sent: Record<string, string>,
  answer: () => unknown = () => ({ reference: '23456789' }),
  locale: Locale = 'hr',
) => serverPage(bundle, at(locale), { ...START, [CALL]: answer }, { sent });

test.each(LOCALES)(
  'R16 R244 the form stands in the page in %s; consent is never ticked beforehand, and people are shown their own sign-up',
  async (locale) => {
    const { status, head, root } = await serverPage(bundle, at(locale), START);
    expect([status, head.robots, head.canonical]).toEqual([200, undefined, localizedPath(locale, PATHS.agencySignUp)]);
    expect([...root.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', ...BUSINESS_KINDS]);
    expect(root.querySelector('[name=privacy]')).not.toHaveAttribute('checked');
    expect(root.querySelector('[name=register]')).not.toHaveAttribute('required');
    for (const path of [authPath('entry'), LEGAL_PATHS.privacy, LEGAL_PATHS.terms])
      expect(root.querySelector(`a[href="${localizedPath(locale, path)}"]`)).not.toBeNull();
  },
);

test('R244 a request is sent once, and its page says by its address that it was taken', async () => {
  const page = await send(GOOD, undefined, 'de');
  expect([page.status, page.location]).toEqual([303, '/de/signup/?poslano=23456789']);
  expect(page.posts).toEqual([{ path: CALL, body: { locale: 'de', ...GOOD } }]);
  const done = await serverPage(bundle, at('hr', '?poslano=23456789'), START);
  expect([done.root.querySelector('form'), done.head.robots]).toEqual([null, 'noindex']);
  expect(done.root.querySelector('[autofocus]')).toHaveTextContent('Broj zahtjeva je 23456789');
});

test.each([
  ['kind', 'court', 'Odaberite djelatnost.'],
  ['company', ' ', 'Upišite naziv tvrtke.'],
  ['oib', '69435151531', 'OIB nije ispravan. Provjerite svih jedanaest znamenki.'],
  ['street', '', 'Upišite ulicu i kućni broj.'],
  ['email', 'ana@', 'Upišite adresu u obliku ime@primjer.hr.'],
  ['phone', '12', 'Upišite broj telefona u obliku 091 234 5678.'],
  ['phone', '', 'Upišite broj telefona.'],
  ['name', 'x'.repeat(101), 'Skratite na najviše 100 znakova.'],
  ['privacy', '', 'Potvrdite da ste pročitali uvjete i zaštitu privatnosti.'],
])('R244 %s "%s" is refused with its own sentence, and what was typed stays', async (field, value, sentence) => {
  const page = await send({ ...GOOD, [field]: value });
  expect([page.status, page.posts]).toEqual([422, []]);
  expect([...page.root.querySelectorAll('[autofocus] a')].map(({ textContent }) => textContent)).toEqual([sentence]);
  expect(page.root.querySelector(`#polje-${field}`)).toHaveTextContent(sentence);
  expect(page.root.querySelector<HTMLInputElement>('[name=place]')?.value).toBe('Split');
  expect(page.root.querySelector('[name=privacy]')?.hasAttribute('checked')).toBe(field !== 'privacy');
});

test('R244 what the server alone finds stands at its field, and too many are told to wait', async () => {
  const refused = await send(GOOD, () =>
    Promise.reject(new AppError('status', '422', { status: 422, problems: { phone: 'phone' } })),
  );
  expect(refused.root.querySelector('#polje-phone')).toHaveTextContent('Upišite broj telefona u obliku 091 234 5678.');
  const many = await send(GOOD, () => Promise.reject(new AppError('status', '429', { status: 429 })));
  expect([many.status, many.root.querySelector('[autofocus]')?.textContent]).toEqual([
    429,
    expect.stringContaining('Pokušajte sutra'),
  ]);
});

test('R244 with scripts the same act sends it, and leads to the page that says so', async () => {
  dropDrafts();
  const { host, leave } = await mountedPage(remote, {
    remote: 'mf-agencies',
    route: at(),
    responses: { ...START, [CALL]: () => ({ reference: '23456789' }) },
  });
  await userEvent.selectOptions(screen.getByLabelText('Djelatnost'), 'constructor');
  for (const [label, text] of [
    ['Naziv tvrtke', 'Kula d.o.o.'],
    ['OIB tvrtke', '69435151530'],
    ['Ulica i kućni broj', 'Riva 1'],
    ['Mjesto', 'Split'],
    ['Osoba za kontakt', 'Ana'],
    ['E-pošta', 'ana@example.hr'],
    ['Telefon', '021 234 567'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Pošalji zahtjev' }));
  expect(await screen.findByText('Potvrdite da ste pročitali', { exact: false })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Pošalji zahtjev' }));
  await waitFor(() => expect(host.navigations).toEqual([{ path: '/signup/?poslano=23456789', options: {} }]));
  expect(host.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    expect.objectContaining({ kind: 'constructor', register: '', privacy: '1', key: 'k1' }),
  ]);
  await leave();
}, 20_000);
