import { serverPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import * as bundle from '../../ssr';
import { AREA_CALLS, folder, marked, markedAd, route, STRANGER } from '../../testing/sample-area';

const PATH = USER_PATHS.savedAds;
const FOLDERS = '/api-next/user/folders/';
const CHANGE = '/api-next/user/saved-ads/7/';
const list = (query = 'page=1&sort=newest', locale = 'hr'): string =>
  `/api-next/user/ads/saved/?${query}&locale=${locale}`;
const own = (ads = marked(markedAd()), folders = [folder()], locale = 'hr', query = 'page=1&sort=newest') => ({
  ...AREA_CALLS,
  [list(query, locale)]: () => ads,
  [FOLDERS]: () => ({ folders }),
});
const show = (responses: Record<string, () => unknown> = own(), search = '') =>
  serverPage(bundle, route('saved', PATH, search), responses);
const send = (sent: Record<string, string>, call: string, answer: () => unknown = () => null, search = '') =>
  serverPage(
    bundle,
    route('saved', PATH, search),
    { ...own(), ...own(marked(markedAd()), [folder()], 'hr', 'page=1&folder=5&sort=newest'), [call]: answer },
    { sent },
  );

test.each(LOCALES)(
  'R23 in %s the list stands in the server’s HTML, its forms have a token and go to their page, and no search engine may keep it',
  async (locale) => {
    const { status, head, root } = await serverPage(
      bundle,
      route('saved', PATH, '', locale),
      own(marked(markedAd()), [folder()], locale),
    );
    const path = localizedPath(locale, PATH);
    expect([status, head.robots, head.canonical]).toEqual([200, 'noindex', path]);
    expect(root.querySelector('h1')?.textContent).not.toBe('');
    expect(root.querySelector(`a[href="${localizedPath(locale, '/oglasi/7/stan-s-lodom/')}"]`)).toHaveTextContent(
      'Stan s lođom',
    );
    const forms = [...root.querySelectorAll('form[method=post]')];
    expect(forms.length).toBeGreaterThan(2);
    for (const form of forms) expect(form.querySelector<HTMLInputElement>('[name=csrf]')?.value).toBe('token-1');
  },
);

test('R154 the rail counts what full-info says, and says which page is open', async () => {
  const { root } = await show();
  const rail = root.querySelector('nav[aria-label="Moj Kvadrat"]');
  const count = (path: string): string | undefined =>
    rail?.querySelector(`a[href="${path}"] > span:last-child`)?.textContent ?? undefined;
  expect([
    count(USER_PATHS.savedAds),
    count(USER_PATHS.savedSearches),
    count(USER_PATHS.recentAds),
    count(USER_PATHS.hiddenAds),
  ]).toEqual(['2', '3', '4', '1']);
  expect(count(USER_PATHS.messages)).toBe('1 nova poruka');
  expect(rail?.querySelector('[aria-current]')?.getAttribute('href')).toBe(PATH);
  expect(rail).toHaveTextContent('Ana Horvat');
});

test.each([
  ['became cheaper', {}, '11.000 € manje otkad ste spremili'],
  [
    'became dearer',
    { prices: [{ at: '2026-01-02T08:00:00.000Z', price: 240_000 }] },
    '8.000 € više otkad ste spremili',
  ],
  ['stayed', { prices: [{ at: '2026-01-02T08:00:00.000Z', price: 248_000 }] }, 'Cijena ista, spremljeno 20. 01. 2026.'],
  ['was sold', { state: 'sold' as const }, 'Više nije u ponudi; ostaju zadnji podaci.'],
  [
    'was taken back',
    { state: 'gone' as const, leftAt: '2026-03-01T08:00:00.000Z' },
    'Povučeno 01. 03. 2026.; ostaju zadnji podaci.',
  ],
  ['is no more', { state: 'gone' as const, listing: null, prices: [] }, 'Oglasa više nema.'],
])('R23 of an ad that %s the card says so, with what is known of it', async (_what, changes, words) => {
  const { root } = await show(own(marked(markedAd(changes))));
  expect(root.querySelector('article')?.textContent.replace(/\u00a0/g, ' ')).toContain(words);
  const { state = 'active' } = changes as { state?: string };
  expect(root.querySelectorAll('article h2 a')).toHaveLength(state === 'gone' ? 0 : 1);
});

test('R23 a stranger gets the place of the browser’s list and nothing of anybody', async () => {
  const { status, root, requests } = await show(STRANGER);
  expect(status).toBe(200);
  expect(requests).toEqual(['/api-next/auth/user/full-info/']);
  expect(root.querySelector('noscript')).not.toBeNull();
  expect(root.querySelector('article')).toBeNull();
  expect(root.querySelector(`a[href="${USER_PATHS.messages}"]`)).toBeNull();
});

test('R272 notes of the person and of who shares the folder stand on the card, as text', async () => {
  const { root } = await show(
    own(
      marked(
        markedAd({
          notes: [
            { text: 'Moja <b>', by: 'Ana', own: true },
            { text: 'Broj jedan', by: 'Ivo', own: false },
          ],
        }),
      ),
    ),
  );
  expect(root.querySelector('article')).toHaveTextContent('Vaša napomena: Moja <b>');
  expect(root.querySelector('article')).toHaveTextContent('Ivo: Broj jedan');
});

test.each([
  [
    { radnja: 'note', oglas: '7', note: 'Pitati', mapa: '5' },
    CHANGE,
    { path: CHANGE, body: { note: 'Pitati', folder: 5 }, method: 'PUT' },
  ],
  [
    { radnja: 'note', oglas: '7', note: '', mapa: '' },
    CHANGE,
    { path: CHANGE, body: { note: '', folder: null }, method: 'PUT' },
  ],
  [
    { radnja: 'remove', oglas: '7' },
    '/api-next/user/ad-marks/saved/7/',
    { path: '/api-next/user/ad-marks/saved/7/', method: 'DELETE' },
  ],
  [{ radnja: 'clear' }, '/api-next/user/ad-marks/saved/', { path: '/api-next/user/ad-marks/saved/', method: 'DELETE' }],
  [
    { radnja: 'restore' },
    '/api-next/user/ad-marks/saved/restore/',
    { path: '/api-next/user/ad-marks/saved/restore/', body: {} },
  ],
  [{ radnja: 'folder', name: 'Split' }, FOLDERS, { path: FOLDERS, body: { name: 'Split' } }],
  [
    { radnja: 'rename', mapa: '5', name: 'Zadar' },
    `${FOLDERS}5/`,
    { path: `${FOLDERS}5/`, body: { name: 'Zadar' }, method: 'PUT' },
  ],
  [{ radnja: 'link', mapa: '5' }, `${FOLDERS}5/link/`, { path: `${FOLDERS}5/link/`, body: {}, method: 'PUT' }],
  [{ radnja: 'unlink', mapa: '5' }, `${FOLDERS}5/link/`, { path: `${FOLDERS}5/link/`, method: 'DELETE' }],
  [
    { radnja: 'invite', mapa: '5', email: 'ivo@primjer.hr' },
    `${FOLDERS}5/invites/`,
    { path: `${FOLDERS}5/invites/`, body: { email: 'ivo@primjer.hr', locale: 'hr' } },
  ],
  [
    { radnja: 'uninvite', mapa: '5', poziv: '3' },
    `${FOLDERS}5/invites/3/`,
    { path: `${FOLDERS}5/invites/3/`, method: 'DELETE' },
  ],
  [
    { radnja: 'person', mapa: '5', osoba: 'u1' },
    `${FOLDERS}5/people/u1/`,
    { path: `${FOLDERS}5/people/u1/`, method: 'DELETE' },
  ],
] as const)('R272 without scripts the form %j makes its call and the page says so', async (sent, call, post) => {
  const { status, location, posts } = await send(sent, call, () => null, '?mapa=5');
  expect([status, location, posts]).toEqual([303, `${PATH}?mapa=5&gotovo=${sent.radnja}`, [post]]);
});

test('R272 a folder that was removed is left; what was just done is said, and can be undone without scripts', async () => {
  const dropped = await send({ radnja: 'drop', mapa: '5' }, `${FOLDERS}5/`, () => null, '?mapa=5');
  expect([dropped.status, dropped.location]).toEqual([303, `${PATH}?gotovo=drop`]);
  const { root } = await show(own(), '?gotovo=remove');
  expect(root.querySelector('[role=status]')).toHaveTextContent('Oglas je uklonjen s popisa.');
  expect(root.querySelector('[name=radnja][value=restore]')).not.toBeNull();
});

test('R207 what is wrong comes back at its field, with what was typed; a session that has gone leads to the sign-in', async () => {
  const wrong = await send(
    { radnja: 'invite', mapa: '5', email: 'ivo@' },
    `${FOLDERS}5/invites/`,
    () => null,
    '?mapa=5',
  );
  expect([wrong.status, wrong.posts]).toEqual([422, []]);
  const field = wrong.root.querySelector<HTMLInputElement>('[name=email]');
  expect([field?.getAttribute('aria-invalid'), field?.getAttribute('value')]).toEqual(['true', 'ivo@']);
  const full = await send(
    { radnja: 'rename', mapa: '5', name: 'Split' },
    `${FOLDERS}5/`,
    () => Promise.reject(new AppError('status', '409', { status: 409 })),
    '?mapa=5',
  );
  expect([full.status, full.root.querySelector('[role=alert]')?.textContent]).toEqual([
    409,
    'Mapa tog imena već postoji, ili je popis pun.',
  ]);
  const gone = await send({ radnja: 'clear' }, '/api-next/user/ad-marks/saved/', () =>
    Promise.reject(new AppError('forbidden', '401', { status: 401 })),
  );
  expect([gone.status, gone.location]).toEqual([303, '/prijava/?natrag=%2Fuser%2Fsaved%2F']);
});

test('R23 a folder that is not there leads to the whole list; the address says order and page', async () => {
  const missing = await show(
    {
      ...AREA_CALLS,
      [list('page=1&folder=9&sort=newest')]: () => Promise.reject(new AppError('status', '404', { status: 404 })),
      [FOLDERS]: () => ({ folders: [] }),
    },
    '?mapa=9',
  );
  expect([missing.status, missing.location]).toEqual([302, PATH]);
  expect((await show(own(), '?mapa=x')).location).toBe(PATH);
  const sorted = await show(
    own(marked(), [folder()], 'hr', 'page=3&folder=5&sort=cheapest'),
    '?mapa=5&poredak=cheapest&stranica=3',
  );
  expect(sorted.root).toHaveTextContent('Mapa „Split” je prazna.');
  expect((await show(own(marked(), []), '')).root).toHaveTextContent('Još nema spremljenih oglasa');
});
