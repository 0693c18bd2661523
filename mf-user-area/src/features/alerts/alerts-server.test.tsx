import { serverPage } from '@kvadrat/remote-kit/testing';
import type { LinkedAlerts } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { ALERT_PATHS } from '@kvadrat/contracts/paths';
import * as bundle from '../../ssr';
import { route } from '../../testing/sample-area';

const PATH = ALERT_PATHS.manage;
const CALL = '/api-next/alerts/';
const alerts = (changes: Partial<LinkedAlerts> = {}): LinkedAlerts => ({
  email: 'ana@primjer.hr',
  state: 'active',
  hasAccount: false,
  searches: [{ id: 4, name: 'Split', path: '/prodaja-stambene-nekretnine/split/', alert: 'daily' }],
  ...changes,
});
const show = (answer: () => unknown, locale: Locale = 'hr', sent?: Record<string, string>) =>
  serverPage(
    bundle,
    route('alerts', PATH, '?veza=7-key', locale),
    { [`${CALL}?veza=7-key`]: answer, [CALL]: () => null, [`${CALL}searches/4/`]: () => null },
    sent === undefined ? undefined : { sent },
  );
const deeds = (root: Element): (string | undefined)[] =>
  [...root.querySelectorAll<HTMLInputElement>('[name=radnja]')].map(({ value }) => value);

test.each(LOCALES)(
  'R273 in %s the link of a mail shows its alerts, with forms that work without scripts, and changes nothing',
  async (locale) => {
    const { status, head, root, posts } = await show(() => alerts(), locale);
    expect([status, head.robots, posts]).toEqual([200, 'noindex', []]);
    expect(root.querySelector('h1')?.textContent).not.toBe('');
    expect(root).toHaveTextContent('ana@primjer.hr');
    expect(deeds(root)).toEqual(['end', 'alert']);
  },
);

test.each([
  ['waiting', ['begin'], 'Potvrdite da obavijesti želite primati na ana@primjer.hr.'],
  ['unsubscribed', ['begin'], 'Na ana@primjer.hr više ne šaljemo obavijesti.'],
  ['bounced', ['begin'], 'vratila nam se kao neisporučiva'],
] as const)('R273 alerts that are %s say so and offer %j', async (state, offered, words) => {
  const { root } = await show(() => alerts({ state }));
  expect(deeds(root)).toEqual(offered);
  expect(root.textContent.replace(/\u00a0/g, ' ')).toContain(words);
});

test.each([
  [{ 'List-Unsubscribe': 'One-Click' }, 'end', { path: CALL, body: { link: '7-key', active: false }, method: 'PUT' }],
  [{ radnja: 'end' }, 'end', { path: CALL, body: { link: '7-key', active: false }, method: 'PUT' }],
  [{ radnja: 'begin' }, 'begin', { path: CALL, body: { link: '7-key', active: true }, method: 'PUT' }],
  [
    { radnja: 'alert', pretraga: '4', obavijest: 'none' },
    'alert',
    { path: `${CALL}searches/4/`, body: { link: '7-key', alert: 'none' }, method: 'PUT' },
  ],
] as const)('R273 what is sent as %j, by the page or by a mail program, is done and said', async (sent, deed, post) => {
  const { status, location, posts } = await show(() => alerts(), 'hr', sent);
  expect([status, location, posts]).toEqual([303, `${PATH}?veza=7-key&gotovo=${deed}`, [post]]);
});

test('R273 a link that is none says so', async () => {
  const { status, root } = await show(() => Promise.reject(new AppError('status', '404', { status: 404 })));
  expect([status, root.querySelector('h1')?.textContent]).toEqual([404, 'Ova poveznica ne vrijedi']);
  expect((await serverPage(bundle, route('alerts', PATH), {})).status).toBe(404);
});
