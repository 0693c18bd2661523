import { serverPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import * as bundle from '../../ssr';
import { DEVELOPER, MIA, SESSION_CALL, staffRoute } from '../../testing/sample-session';
import { QUEUE } from '../../testing/sample-case';

const TOKEN = 'kvt_12345678_tajna';
const queueAt = (locale: RouteLocation['locale'] = 'hr', search = '') =>
  staffRoute('queue', '/-/moderation/', { search, locale });
const queueCall = (locale = 'hr') => `/api-next/staff/moderation/?locale=${locale}`;
const refusing =
  (status: number, more: ConstructorParameters<typeof AppError>[2] = {}) =>
  () =>
    Promise.reject(new AppError('status', String(status), { status, ...more }));
const stranger = (locale = 'hr') => ({ [SESSION_CALL]: () => null, [queueCall(locale)]: refusing(401) });
const mia = { [SESSION_CALL]: () => MIA, [queueCall()]: () => QUEUE };

test.each(LOCALES)('D5 a stranger is asked for the token in %s and learns nothing else', async (locale) => {
  const page = await serverPage(bundle, queueAt(locale), stranger(locale));
  expect([page.status, page.head.robots, page.data]).toEqual([401, 'noindex', { is: 'stranger' }]);
  expect(page.root.querySelector('nav')).toBeNull();
  const form = page.root.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', localizedPath(locale, '/-/moderation/')]);
  const field = form?.querySelector<HTMLInputElement>('[name=secret]');
  expect([field?.type, field?.autocomplete, field?.required]).toEqual(['password', 'current-password', true]);
});

test('D5 the token is sent to the call and opens the page that was asked for, with its query', async () => {
  const page = await serverPage(
    bundle,
    queueAt('de', '?stanje=hidden'),
    { [SESSION_CALL]: () => null },
    { sent: { radnja: 'prijava', secret: TOKEN } },
  );
  expect([page.status, page.location]).toEqual([303, '/de/-/moderation/?stanje=hidden']);
  expect(page.posts).toEqual([{ path: SESSION_CALL, body: { secret: TOKEN } }]);
});

test.each([
  [() => refusing(422, { problems: { secret: 'wrong-token' } }), 'Ključ nije ispravan ili je opozvan.'],
  [() => refusing(429, { retryAfter: 60 }), 'Pričekajte minutu'],
])('D5 a token that does not open is said so, and is not in the page that comes back', async (answer, words) => {
  let asked = 0;
  const session = (): unknown => ((asked += 1) === 1 ? answer()() : null);
  const page = await serverPage(
    bundle,
    queueAt(),
    { ...stranger(), [SESSION_CALL]: session },
    { sent: { radnja: 'prijava', secret: TOKEN } },
  );
  expect(page.status).toBe(401);
  expect(page.root).toHaveTextContent(words);
  expect(`${page.html}${JSON.stringify(page.refused)}`).not.toContain('tajna');
});

test('D5 who is signed in is named, gets from page to page, and signs out on any of them', async () => {
  const page = await serverPage(bundle, queueAt(), mia);
  expect(page.status).toBe(200);
  expect(page.root).toHaveTextContent('Prijavljeni ste kao Mia');
  expect(
    [...page.root.querySelectorAll('nav[aria-label="Stranice osoblja"] a')].map((link) => link.getAttribute('href')),
  ).toEqual(['/-/moderation/', '/-/agencies/', '/-/remotes/', '/-/traffic/', '/-/experiments/', '/-/replays/']);
  expect(page.root.querySelector('nav [aria-current]')).toHaveTextContent('Prijavljeni oglasi');
  const out = await serverPage(bundle, queueAt(), { ...mia }, { sent: { radnja: 'odjava' } });
  expect([out.status, out.location, out.posts]).toEqual([
    303,
    '/-/moderation/',
    [{ path: SESSION_CALL, method: 'DELETE' }],
  ]);
});

test('developers also have the flags and the outbox, and nothing to sign out of', async () => {
  const page = await serverPage(bundle, queueAt(), { ...mia, [SESSION_CALL]: () => DEVELOPER });
  expect(
    [...page.root.querySelectorAll('nav[aria-label="Stranice osoblja"] a')].map((link) => link.getAttribute('href')),
  ).toEqual([
    '/-/moderation/',
    '/-/agencies/',
    '/-/remotes/',
    '/-/traffic/',
    '/-/experiments/',
    '/-/replays/',
    '/-/flags/',
    '/-/outbox/',
  ]);
  expect(page.root.querySelector('form')).toBeNull();
});

test.each([null, MIA])('a page that is not there in production is not there for %j', async (session) => {
  const page = await serverPage(bundle, staffRoute('flags', '/-/flags/'), { [SESSION_CALL]: () => session });
  expect([page.status, page.data]).toEqual([404, { is: 'missing' }]);
  expect(page.root.querySelector('h1')).toHaveTextContent('Ove stranice nema');
});

test('a failure of the server is not taken for a stranger', async () => {
  await expect(serverPage(bundle, queueAt(), { ...mia, [queueCall()]: refusing(503) })).rejects.toMatchObject({
    status: 503,
  });
});
