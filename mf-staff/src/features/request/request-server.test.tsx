import { serverPage } from '@kvadrat/remote-kit/testing';
import type { AgencyRequest } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import * as bundle from '../../ssr';
import { MIA, SESSION_CALL, staffRoute } from '../../testing/sample-session';

const PATH = '/-/agencies/23456789/';
const CALL = '/api-next/staff/agency-requests/23456789/';
const DECIDE = `${CALL}decisions/`;
const REQUEST: AgencyRequest = {
  reference: '23456789',
  state: 'open',
  kind: 'agency',
  company: 'Marjan <b> d.o.o.',
  oib: '69435151530',
  register: '',
  street: 'Riva 1',
  place: 'Split',
  name: 'Ana Horvat',
  email: 'ana@example.hr',
  phone: '+385 21 234 567',
  message: '',
  locale: 'de',
  receivedAt: '2026-11-29T10:00:00.000Z',
  decidedAt: null,
  author: null,
  reasons: '',
  agencyPath: null,
  same: 2,
  possible: ['approve', 'ask', 'refuse'],
};
const at = (search = '', locale: (typeof LOCALES)[number] = 'hr') =>
  staffRoute('request', PATH, { params: { reference: '23456789' }, search, locale });
const answers = (changes: Partial<AgencyRequest> = {}, decided: () => unknown = () => ({ state: 'approved' })) => ({
  [SESSION_CALL]: () => MIA,
  [CALL]: () => ({ ...REQUEST, ...changes }),
  [DECIDE]: decided,
});

test.each(LOCALES)('R244 in %s the staff reads all a company has said, as text', async (locale) => {
  const { status, root } = await serverPage(bundle, at('', locale), answers());
  expect([status, root.querySelector('b')]).toEqual([200, null]);
  for (const said of ['Marjan <b> d.o.o.', '69435151530', 'Riva 1, Split', 'ana@example.hr', 'Deutsch'])
    expect(root).toHaveTextContent(said);
  const form = root.querySelector<HTMLInputElement>('[name=seen]')?.form;
  expect([form?.getAttribute('action'), form?.querySelector<HTMLInputElement>('[name=seen]')?.value]).toEqual([
    localizedPath(locale, PATH),
    'open',
  ]);
});

test('R244 a decision is sent with the state that was seen, and its page says that it was made', async () => {
  const sent = { action: 'approve', reasons: '', seen: 'open' };
  const page = await serverPage(bundle, at(), answers(), { sent });
  expect([page.status, page.location, page.posts]).toEqual([
    303,
    `${PATH}?poslano=23456789`,
    [{ path: DECIDE, body: sent }],
  ]);
  const done = await serverPage(
    bundle,
    at('?poslano=23456789'),
    answers({ state: 'approved', possible: [], agencyPath: '/agencija/marjan/' }),
  );
  expect(done.root.querySelector('form [name=seen]')).toBeNull();
  expect(done.root.querySelector('a[href="/agencija/marjan/"]')).not.toBeNull();
});

test('R244 who is asked back or refused has to be told why; what was decided meanwhile is said', async () => {
  const page = await serverPage(bundle, at(), answers(), { sent: { action: 'refuse', reasons: '', seen: 'open' } });
  expect([page.status, page.posts, page.refused?.problems]).toEqual([422, [], { reasons: 'required' }]);
  const late = await serverPage(
    bundle,
    at(),
    answers({}, () => Promise.reject(new AppError('status', '409', { status: 409, words: 'taken' }))),
    { sent: { action: 'approve', reasons: '', seen: 'open' } },
  );
  expect([late.status, late.refused?.obstacle]).toEqual([409, 'taken']);
});

test('strangers learn nothing', async () => {
  const page = await serverPage(bundle, at(), {
    [SESSION_CALL]: () => null,
    [CALL]: () => Promise.reject(new AppError('status', '401', { status: 401 })),
  });
  expect([page.status, page.root.textContent.includes('Marjan')]).toEqual([401, false]);
});

test('the list has the requests of a state, each with its page', async () => {
  const { root } = await serverPage(bundle, staffRoute('requests', '/-/agencies/', { search: '?stanje=asked' }), {
    [SESSION_CALL]: () => MIA,
    '/api-next/staff/agency-requests/?state=asked': () => ({
      state: 'asked',
      page: 1,
      more: false,
      counts: { open: 3, asked: 1, approved: 0, refused: 0 },
      requests: [
        {
          reference: '23456789',
          company: 'Marjan',
          kind: 'agency',
          place: 'Split',
          receivedAt: REQUEST.receivedAt,
          decidedAt: null,
        },
      ],
    }),
  });
  expect(root.querySelector(`a[href="${PATH}"]`)).toHaveTextContent('Marjan');
  expect(root.querySelector('[aria-label="Stanje zahtjeva"] [aria-current=page]')).toHaveTextContent('Pitani 1');
});
