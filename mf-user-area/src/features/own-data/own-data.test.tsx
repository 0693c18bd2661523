import { serverPage } from '@kvadrat/remote-kit/testing';
import { OWN_DATA_FILE } from '@kvadrat/contracts/account';
import type { OwnData } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import * as bundle from '../../ssr';
import { AREA_CALLS, route, STRANGER } from '../../testing/sample-area';

const PATH = USER_PATHS.ownData;
const CALL = '/api-next/user/data/';
const NOTHING: OwnData = { isFresh: true, hasPassword: true, export: null, leavesAt: null, csrf: 'token-1' };
const MADE = { askedAt: '2026-11-29T08:00:00.000Z', isReady: true, until: '2026-12-06T08:00:00.000Z' };

const show = (own: Partial<OwnData> = {}, locale: (typeof LOCALES)[number] = 'hr') =>
  serverPage(bundle, route('own-data', PATH, '', locale), { ...AREA_CALLS, [CALL]: () => ({ ...NOTHING, ...own }) });
const deedsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('section [name=radnja]')].map(({ value }) => value);

test.each(LOCALES)('the page in %s says what can be had and what stays, for no search engine', async (locale) => {
  const { status, head, root } = await show({}, locale);
  expect([status, head.robots, head.canonical]).toEqual([200, 'noindex', localizedPath(locale, PATH)]);
  expect(deedsOf(root)).toEqual(['export', 'leave']);
  expect(root).toHaveTextContent('14');
});

test('a file is asked for, waited for, and then there to be fetched', async () => {
  expect(deedsOf((await show({ export: { ...MADE, isReady: false } })).root)).toEqual(['leave']);
  const { root } = await show({ export: MADE });
  expect(root.querySelector(`a[href="${OWN_DATA_FILE}"]`)).not.toBeNull();
  const old = await show({ export: MADE, isFresh: false });
  expect(old.root.querySelector(`a[href="${OWN_DATA_FILE}"]`)).toBeNull();
});

test('who leaves is told when, and may stay', async () => {
  const { root } = await show({ leavesAt: '2026-12-14T08:00:00.000Z' });
  expect(root).toHaveTextContent('14. prosinca 2026');
  expect(deedsOf(root)).toEqual(['export', 'stay']);
});

test('without scripts each form does its deed; who signed in long ago signs in again first', async () => {
  const send = (radnja: string, call: string, answer: () => unknown = () => null) =>
    serverPage(
      bundle,
      route('own-data', PATH),
      { ...AREA_CALLS, [CALL]: () => NOTHING, [CALL + call]: answer },
      { sent: { radnja } },
    );
  for (const [deed, call] of [
    ['export', 'export/'],
    ['leave', 'leave/'],
    ['stay', 'leave/'],
  ] as const) {
    const page = await send(deed, call);
    expect([deed, page.status, page.location]).toEqual([deed, 303, PATH]);
  }
  const page = await send('leave', 'leave/', () =>
    Promise.reject(new AppError('sign-in-again', '403', { status: 403 })),
  );
  expect([page.status, page.location]).toEqual([303, `/prijava/?natrag=${encodeURIComponent(PATH)}&ponovno=1`]);
});

test('R246 a stranger signs in first and comes back', async () => {
  const { status, location } = await serverPage(bundle, route('own-data', PATH), { ...STRANGER, [CALL]: () => null });
  expect([status, location]).toEqual([302, `/prijava/?natrag=${encodeURIComponent(PATH)}`]);
});
