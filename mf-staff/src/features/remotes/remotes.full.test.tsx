import { dropDrafts } from '@kvadrat/remote-kit/form';
import { mountedPage, serverPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import type { StaffRemotes } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES } from '@kvadrat/contracts/locales';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import * as bundle from '../../ssr';
import { REMOTE, REMOTES } from '../../testing/sample-remotes';
import { MIA, SESSION_CALL, staffRoute } from '../../testing/sample-session';

type Remote = StaffRemotes['remotes'][number];

const PATH = '/-/remotes/';
const CHANGE = '/api-next/staff/remotes/mf-a/changes/';
const CANARY = { release: '1.2.0-00000003', percent: 12.5, until: '2026-12-01T10:00:00.000Z' };

const at = (search = '', locale: (typeof LOCALES)[number] = 'hr') => staffRoute('remotes', PATH, { search, locale });
const responses = (
  changes: Partial<Remote> = {},
  answer: () => unknown = () => ({ remote: 'mf-a', revision: 3 }),
  more: Partial<StaffRemotes> = {},
) => ({
  [SESSION_CALL]: () => MIA,
  '/api-next/staff/remotes/': () => ({ ...REMOTES, remotes: [{ ...REMOTE, ...changes }], ...more }),
  [CHANGE]: answer,
  '/api-next/staff/remotes/mf-a/breakage/': () => null,
});
const show = async (changes: Partial<Remote> = {}, more: Partial<StaffRemotes> = {}, search = '') =>
  (await serverPage(bundle, at(search), responses(changes, undefined, more))).root;
const refusing =
  (status: number, more: ConstructorParameters<typeof AppError>[2] = {}) =>
  () =>
    Promise.reject(new AppError('status', String(status), { status, ...more }));
const choices = (root: HTMLElement): (string | null | undefined)[] =>
  [...root.querySelectorAll('[name=action]')].map((input) => input.closest('label')?.textContent);
const WISH = {
  remote: 'mf-a',
  revision: '2',
  action: 'rollback',
  reason: 'pada',
  release: '',
  percent: '10',
  days: '7',
};

test('D5 shows state, releases, author, reason, failures with their share and times', async () => {
  const root = await show();
  const live = root.querySelector<HTMLElement>('[data-part=stable][data-release="1.1.0-00000002"]');
  expect([...(live?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
    '0',
    '1 (25 %)',
    '0 / 4',
    '100 · 200 · 300',
    'nema podataka',
    '0 / 0 / 0',
  ]);
  expect(live?.querySelector('a[href="/-/remotes/codes/MFE-003/"]')).not.toBeNull();
  expect(root.querySelector('#mf-a li small')?.textContent).toMatch(/^2 · .* · Mia · 1\.1\.0-00000002$/);
  expect(root.querySelector('a[href="/-/emergency/"]')).not.toBeNull();
});

test.each<[string, Partial<Remote>, string[]]>([
  ['as it is', {}, ['Vrati izdanje 1.0.0-00000001', 'Proba na dijelu posjetitelja', 'Isključi modul']],
  [
    'with a canary',
    { canary: CANARY },
    [
      'Vrati izdanje 1.0.0-00000001',
      'Daj svima 1.2.0-00000003',
      'Prekini probu',
      'Proba na dijelu posjetitelja',
      'Isključi modul',
    ],
  ],
  ['that is off', { state: 'off', previous: null }, ['Uključi modul']],
  ['that is the shell', { isShell: true }, ['Vrati izdanje 1.0.0-00000001', 'Isključi modul']],
])('D5 of a remote %s only what makes sense can be changed', async (_what, changes, expected) => {
  expect(choices(await show(changes))).toEqual(expected);
});

test('D5 a change is sent with what was seen, and the page says what was done', async () => {
  const page = await serverPage(bundle, at(), responses(), { sent: WISH });
  expect([page.status, page.location]).toEqual([303, `${PATH}?remote=mf-a&revision=3`]);
  expect(page.posts).toEqual([
    { path: CHANGE, body: { revision: 2, action: 'rollback', reason: 'pada', release: '', percent: '10', days: '7' } },
  ]);
  expect((await show({}, {}, '?remote=mf-a&revision=3')).querySelector('[role=status]')).toHaveTextContent(
    'Promijenjeno: mf-a, revizija 3.',
  );
  expect((await show({}, {}, '?remote=mf-a')).querySelector('[role=status]')).toHaveTextContent(
    'Sve je već bilo tako: mf-a.',
  );
  expect((await show({}, {}, '?remote=%3Cb%3E')).querySelector('[role=status]')).toBeNull();
});

test.each([
  [{ ...WISH, reason: ' ' }, undefined, 'Upišite razlog.', 422],
  [{ ...WISH, action: '' }, undefined, 'Odaberite promjenu.', 422],
  [
    { ...WISH, action: 'canary', release: '1.0.0-00000001', percent: '101' },
    undefined,
    'Upišite udio od 0 do 100.',
    422,
  ],
  [WISH, refusing(409), 'Netko je bio brži', 409],
  [
    WISH,
    refusing(422, { problems: { action: 'MFE-114 mf-a has no canary to promote.' } }),
    'Promjena je odbijena (MFE-114).',
    422,
  ],
])(
  'D5 what is wrong with a change is said in its own form, which comes back open: %j',
  async (sent, answer, words, status) => {
    const page = await serverPage(bundle, at(), responses({}, answer), { sent });
    expect(page.status).toBe(status);
    expect(page.root.querySelector('[autofocus]')).toHaveTextContent(words);
    const form = page.root.querySelector<HTMLInputElement>('[name=revision]')?.form;
    expect([form?.closest('details')?.open, form?.querySelector<HTMLInputElement>('[name=reason]')?.value]).toEqual([
      true,
      sent.reason,
    ]);
    if (status === 422 && answer !== undefined) {
      expect(form?.querySelector('[lang=en]')).toHaveTextContent('mf-a has no canary to promote.');
      expect(form?.querySelector('a')).toHaveAttribute('href', '/-/remotes/codes/MFE-114/');
    }
  },
);

test('D5 says who makes the pages where it is not the live release, and what belongs to no remote', async () => {
  expect(await show({ rendering: 'unreadable' })).toHaveTextContent(
    'Stranice izrađuje prethodno izdanje 1.0.0-00000001.',
  );
  expect(await show({ rendering: 'unreadable', previous: null })).toHaveTextContent('prethodnog izdanja nema');
  expect(await show({ rendering: 'failing' })).toHaveTextContent(
    'Poslužiteljski paket izdanja 1.1.0-00000002 ne radi.',
  );
  expect(await show({}, { unattributed: { hour: 1, day: 5 } })).toHaveTextContent(
    '1 u posljednjem satu, 5 u posljednjem danu',
  );
});

test('D5 developers break a remote and mend it; in production there is no such form', async () => {
  expect((await show()).querySelector('[name=breakage]')).toBeNull();
  const broken = await show({ broken: { here: 'hang', forAll: null } });
  expect(broken).toHaveTextContent('Pokvaren u ovom pregledniku: datoteka nikad ne stiže.');
  expect([...broken.querySelectorAll<HTMLButtonElement>('[name=scope]')].map(({ value }) => value)).toEqual([
    'here',
    'all',
    'mend',
  ]);
  const page = await serverPage(bundle, at('?remote=mf-a'), responses(), {
    sent: { radnja: 'kvar', remote: 'mf-a', breakage: 'hang', scope: 'here' },
  });
  expect([page.status, page.location, page.posts]).toEqual([
    303,
    PATH,
    [{ path: '/api-next/staff/remotes/mf-a/breakage/', body: { breakage: 'hang', scope: 'here' }, method: 'PUT' }],
  ]);
});

test.each(LOCALES)('D5 the console speaks %s, and no two changes say the same', async (locale) => {
  const { root, html } = await serverPage(
    bundle,
    at('?remote=mf-a&revision=3', locale),
    responses({ canary: CANARY, broken: { here: 'throw', forAll: 'hang' } }, undefined, {
      unattributed: { hour: 0, day: 2 },
    }),
  );
  expect(html).not.toMatch(/\{\w+\}/);
  expect(new Set(choices(root)).size).toBe(5);
});

describe('with scripts', () => {
  let page: MountedPage | null = null;
  beforeEach(() => dropDrafts());
  afterEach(async () => {
    await page?.leave();
    page = null;
  });

  test('D5 nothing is done by Enter alone: a change is chosen first, then the same act sends it', async () => {
    page = await mountedPage(remote, { remote: 'mf-staff', route: at(), responses: responses() });
    const card = within(screen.getByRole('article'));
    await userEvent.click(card.getByText('Promjena', { selector: 'summary span' }));
    await userEvent.type(card.getByLabelText('Razlog'), 'pada{Enter}');
    expect(await card.findByText('Odaberite promjenu.')).toBeInTheDocument();
    await userEvent.click(card.getByRole('radio', { name: 'Proba na dijelu posjetitelja' }));
    expect(card.getByLabelText('Udio, %')).toHaveValue('10');
    await userEvent.click(card.getByRole('radio', { name: 'Vrati izdanje 1.0.0-00000001' }));
    expect(card.queryByLabelText('Udio, %')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Učini' }));
    await waitFor(() =>
      expect(page?.host.navigations).toEqual([{ path: `${PATH}?remote=mf-a&revision=3`, options: {} }]),
    );
    expect(page.host.requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: CHANGE, body: { revision: 2, action: 'rollback', reason: 'pada' } },
    ]);
  });
});
