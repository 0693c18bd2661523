import { serverPage } from '@kvadrat/remote-kit/testing';
import { permissionsOf, type AgencyRole } from '@kvadrat/contracts/account';
import type { OwnAgencies } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { AGENCY_INVITE_PATH, USER_PATHS } from '@kvadrat/contracts/paths';
import * as bundle from '../../ssr';
import { AREA_CALLS, route, STRANGER } from '../../testing/sample-area';

const OWN = '/api-next/user/agencies/';
const ACTING = '/api-next/user/acting/';
const INVITE = '/api-next/agency-invites/?veza=1-k';
const JOIN = '/api-next/agency-invites/';
const PATH = USER_PATHS.agency;
const taken = () => null;
const refusing =
  (status: number, more: ConstructorParameters<typeof AppError>[2] = {}) =>
  () =>
    Promise.reject(new AppError('status', String(status), { status, ...more }));

const own = (role: AgencyRole, actingFor: number | null = null): OwnAgencies => ({
  actingFor,
  agencies: [
    {
      id: 4,
      name: 'Nekretnine <b>',
      role,
      permissions: [...permissionsOf(role)],
      people: [
        {
          uuid: 'a',
          name: 'Ana Horvat',
          email: 'ana@example.hr',
          role: 'agency',
          permissions: [],
          own: role === 'agency',
          removable: false,
        },
        {
          uuid: 'b',
          name: 'Ivo Ivić',
          email: '',
          role: role === 'agency' ? 'agent' : role,
          permissions: ['see-statistics'],
          own: role !== 'agency',
          removable: true,
        },
      ],
      invites: role === 'agency' ? [{ id: 9, email: 'eva@example.hr', role: 'agent', permissions: [] }] : [],
    },
  ],
});
const at = (locale: Locale = 'hr', search = '') => route('agency', PATH, search, locale);
const show = (data: OwnAgencies, where = at()) => serverPage(bundle, where, { ...AREA_CALLS, [OWN]: () => data });
const send = (sent: Record<string, string>, call: string, answer: () => unknown = taken) =>
  serverPage(bundle, at(), { ...AREA_CALLS, [OWN]: () => own('agency'), [call]: answer }, { sent });
const deeds = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('section [name=radnja]')].map(({ value }) => value);

test.each(LOCALES)(
  'R247 the page in %s names people and roles, is for no search engine, and every form has its token',
  async (locale) => {
    const { status, head, root } = await show(own('agency'), at(locale));
    expect([status, head.robots, head.canonical]).toEqual([200, 'noindex', localizedPath(locale, PATH)]);
    for (const text of ['Nekretnine <b>', 'Ana Horvat', 'Ivo Ivić', 'eva@example.hr'])
      expect(root).toHaveTextContent(text);
    for (const form of root.querySelectorAll('main form, section form'))
      expect(form.querySelector<HTMLInputElement>('[name=csrf]')?.value).toBe('token-1');
    expect(deeds(root)).toEqual(['act', 'remove', 'role', 'uninvite', 'invite']);
  },
);

test('R247 who manages nobody sees who is there, and may leave', async () => {
  const { root } = await show(own('custom', 4));
  expect(deeds(root)).toEqual(['self', 'quit']);
  expect(root).toHaveTextContent('Po izboru: Vidjeti statistiku');
  expect(root).toHaveTextContent('Radite u ime ove agencije');
});

test('R247 who acts for nobody is told how one comes to', async () => {
  const { root } = await show({ actingFor: null, agencies: [] }, at('de'));
  expect(root).toHaveTextContent('Sie arbeiten für keine Agentur');
  expect(root.querySelector('a[href="/de/signup/"]')).not.toBeNull();
  const stranger = await serverPage(bundle, at('de'), STRANGER);
  expect([stranger.status, stranger.location]).toEqual([302, '/de/prijava/?natrag=%2Fde%2Futente%2Fagencija%2F']);
});

test.each([
  ['act', {}, ACTING, { path: ACTING, body: { agencyId: 4 }, method: 'PUT' }],
  ['self', {}, ACTING, { path: ACTING, body: { agencyId: null }, method: 'PUT' }],
  [
    'invite',
    { email: 'eva@example.hr', role: 'custom', 'see-statistics': '1', 'manage-people': '1' },
    `${OWN}4/invites/`,
    {
      path: `${OWN}4/invites/`,
      body: { email: 'eva@example.hr', locale: 'hr', role: 'custom', permissions: ['see-statistics'] },
    },
  ],
  ['uninvite', { poziv: '9' }, `${OWN}4/invites/9/`, { path: `${OWN}4/invites/9/`, method: 'DELETE' }],
  [
    'role',
    { osoba: 'b', role: 'delegate' },
    `${OWN}4/people/b/`,
    { path: `${OWN}4/people/b/`, body: { role: 'delegate', permissions: [] }, method: 'PUT' },
  ],
  ['remove', { osoba: 'b' }, `${OWN}4/people/b/`, { path: `${OWN}4/people/b/`, method: 'DELETE' }],
  ['quit', { osoba: 'b' }, `${OWN}4/people/b/`, { path: `${OWN}4/people/b/`, method: 'DELETE' }],
])('R247 without scripts %s is one call, and is said to be done', async (radnja, fields, call, made) => {
  const page = await send({ radnja, agencija: '4', ...fields }, call);
  expect([page.status, page.location, page.posts]).toEqual([303, `${PATH}?gotovo=${radnja}`, [made]]);
  expect((await show(own('agency'), at('hr', `?gotovo=${radnja}`))).root.querySelector('[role=status]')).not.toBeNull();
});

test('an address that is none comes back in its form, which is open; who may not is shown the page', async () => {
  const page = await send({ radnja: 'invite', agencija: '4', email: 'eva', role: 'agent' }, `${OWN}4/invites/`);
  expect([page.status, page.posts]).toEqual([422, []]);
  expect(page.root.querySelector('#polje-email')).toHaveTextContent('Upišite ispravnu adresu e-pošte.');
  expect(page.root.querySelector('#polje-email')?.closest('details')?.open).toBe(true);
  for (const status of [403, 404, 409])
    expect(
      (await send({ radnja: 'remove', agencija: '4', osoba: 'a' }, `${OWN}4/people/a/`, refusing(status))).location,
    ).toBe(PATH);
  expect((await send({ radnja: 'sve' }, OWN)).location).toBe(PATH);
});

describe('an invitation', () => {
  const link = (search = '?veza=1-k') => route('agency-invite', AGENCY_INVITE_PATH, search);
  const invited = { [INVITE]: () => ({ agency: 'Nekretnine <b>', role: 'agent' }) };

  test.each(LOCALES)('R247 in %s says for whom and as what; a stranger signs in first', async (locale) => {
    const page = await serverPage(bundle, { ...link(), locale }, { ...STRANGER, ...invited });
    expect([page.status, page.head.robots]).toEqual([200, 'noindex']);
    expect(page.root).toHaveTextContent('Nekretnine <b>');
    expect(page.root.querySelector('form')).toBeNull();
    expect(page.root.querySelector('[data-native]')?.getAttribute('href')).toContain('veza%3D1-k');
  });

  test('R247 is taken by a press, and leads to the agency', async () => {
    const page = await serverPage(
      bundle,
      link(),
      { ...AREA_CALLS, ...invited, [JOIN]: taken },
      { sent: { radnja: 'join' } },
    );
    expect([page.location, page.posts]).toEqual([`${PATH}?gotovo=act`, [{ path: JOIN, body: { link: '1-k' } }]]);
    const gone = await serverPage(
      bundle,
      link(),
      { ...AREA_CALLS, ...invited, [JOIN]: refusing(404) },
      { sent: { radnja: 'join' } },
    );
    expect(gone.location).toBe(`${AGENCY_INVITE_PATH}?veza=1-k`);
  });

  test('that is over says so', async () => {
    const page = await serverPage(bundle, link(), { ...AREA_CALLS, [INVITE]: refusing(404) });
    expect([page.status, page.root.querySelector('h1')?.textContent]).toEqual([404, 'Ovaj poziv više ne vrijedi']);
    expect((await serverPage(bundle, link(''), AREA_CALLS)).status).toBe(404);
  });
});
