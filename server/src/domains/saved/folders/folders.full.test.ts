import type { FolderInvite, MarkedAds, SavedFolders, SharedList } from '@kvadrat/contracts/api';
import { FOLDER_LIMITS } from '@kvadrat/contracts/constants';
import type { TestVisitor } from '../../accounts/testing/test-visitor';
import { person } from '../../accounts/testing/test-visitor';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { createSavedPortal, type SavedPortal } from '../testing/saved-portal';

const FOLDERS = '/api-next/user/folders/';
const INVITES = '/api-next/folder-invites/';
const database = withTestDatabase();

let portal: SavedPortal;
let [a, b] = [0, 0];
let [ana, ivo]: (TestVisitor | undefined)[] = [];
let id = 0;

beforeAll(async () => {
  portal = await createSavedPortal(database, 4);
  [a = 0, b = 0] = portal.ads;
}, 60_000);
afterAll(() => portal.app.close());

async function newPerson(name: string): Promise<TestVisitor> {
  const browser = portal.visitor();
  await browser.register(person({ first_name: name }));
  await database.sql`update account set email_verified_at = now()`;
  return browser;
}

const folders = async (browser: TestVisitor): Promise<SavedFolders['folders']> =>
  (await browser.get(FOLDERS)).json<SavedFolders>().folders;
const change = (browser: TestVisitor, ad: number, body: object) =>
  browser.json(`/api-next/user/saved-ads/${ad}/`, body, { method: 'PUT' });
const inFolder = async (browser: TestVisitor, folder: number): Promise<MarkedAds['results']> =>
  (await browser.get(`/api-next/user/ads/saved/?folder=${folder}`)).json<MarkedAds>().results;
const invite = (browser: TestVisitor, folder: number, email: string) =>
  browser.json(`${FOLDERS}${folder}/invites/`, { email, locale: 'de' });

/** The key in the mail that went to an address. */
async function mailedKey(email: string): Promise<string> {
  const [mail] = await database.sql<
    { body_text: string }[]
  >`select body_text from mail_outbox where template = 'folder-invite' and lower(recipient) = ${email}`;
  return /veza=(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
}

async function start(): Promise<[TestVisitor, TestVisitor]> {
  [ana, ivo] = [await newPerson('Ana'), await newPerson('Ivo')];
  id = (await ana.json(FOLDERS, { name: 'S Ivom' })).json<{ id: number }>().id;
  return [ana, ivo];
}

async function together(): Promise<[TestVisitor, TestVisitor]> {
  const both = await start();
  const email = `ivo${id}@primjer.hr`;
  await invite(both[0], id, email);
  await both[1].json(INVITES, { link: await mailedKey(email) });
  return both;
}

test('R272 a link opens a folder to anybody, without notes; ended it opens nothing, and the next one is another', async () => {
  const [owner] = await start();
  await change(owner, a, { folder: id, note: 'tajna napomena' });
  const link = async (): Promise<string> => (await folders(owner))[0]?.link ?? '';
  expect(await link()).toBe('');
  await owner.json(`${FOLDERS}${id}/link/`, {}, { method: 'PUT' });
  const first = await link();
  const answer = await portal.visitor().get(`/api-next/shared-lists/?veza=${first}&locale=hr`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json<SharedList>()).toMatchObject({
    name: 'S Ivom',
    owner: 'Ana',
    count: 1,
    results: [{ id: a, state: 'active' }],
  });
  expect(answer.body).not.toContain('tajna');
  await owner.json(`${FOLDERS}${id}/link/`, {}, { method: 'PUT' });
  expect(await link()).toBe(first);
  await owner.json(`${FOLDERS}${id}/link/`, {}, { method: 'DELETE' });
  expect((await portal.visitor().get(`/api-next/shared-lists/?veza=${first}`)).statusCode).toBe(404);
  await owner.json(`${FOLDERS}${id}/link/`, {}, { method: 'PUT' });
  expect(await link()).not.toBe(first);
  expect((await portal.visitor().get(`/api-next/shared-lists/?veza=${first}`)).statusCode).toBe(404);
  for (const wrong of ['', 'x', `${id}-${'A'.repeat(43)}`])
    expect((await portal.visitor().get(`/api-next/shared-lists/?veza=${wrong}`)).statusCode).toBe(404);
});

test('R272 somebody invited by mail comes in by its link, once; both add ads and notes, and see one another’s', async () => {
  const [owner, guest] = await start();
  expect((await invite(owner, id, ' Marko@Primjer.hr ')).statusCode).toBe(204);
  expect((await invite(owner, id, 'marko@primjer.hr')).statusCode).toBe(204);
  const mails = await database.sql<
    { subject: string; locale: string; body_text: string }[]
  >`select subject, locale, body_text from mail_outbox where lower(recipient) = 'marko@primjer.hr'`;
  expect(mails).toMatchObject([{ locale: 'de', subject: 'Ana teilt gemerkte Anzeigen mit Ihnen' }]);
  const key = await mailedKey('marko@primjer.hr');
  expect(mails[0]?.body_text).toContain(`/de/popis/poziv/?veza=${key}`);
  expect((await folders(owner))[0]?.invites).toMatchObject([{ email: 'Marko@Primjer.hr' }]);
  expect((await portal.visitor().get(`${INVITES}?veza=${key}`)).json<FolderInvite>()).toEqual({
    name: 'S Ivom',
    by: 'Ana',
  });
  expect((await portal.visitor().json(INVITES, { link: key })).statusCode).toBe(401);
  expect((await guest.json(INVITES, { link: key })).json()).toEqual({ id });
  expect((await portal.visitor().get(`${INVITES}?veza=${key}`)).statusCode).toBe(404);
  expect((await (await newPerson('Zoe')).json(INVITES, { link: key })).statusCode).toBe(404);

  await change(owner, a, { folder: id, note: 'Razgled u petak' });
  await change(guest, b, { folder: id });
  await change(guest, a, { folder: id, note: 'Broj jedan' });
  const seenBy = async (browser: TestVisitor) =>
    (await inFolder(browser, id)).map((ad) => [ad.id, ad.notes.map(({ by, text, own }) => [by, text, own])]);
  expect(new Map((await seenBy(owner)).map(([ad, notes]) => [ad, notes]))).toEqual(
    new Map<unknown, unknown>([
      [
        a,
        [
          ['Ana', 'Razgled u petak', true],
          ['Ivo', 'Broj jedan', false],
        ],
      ],
      [b, []],
    ]),
  );
  expect((await seenBy(guest)).find(([ad]) => ad === a)?.[1]).toEqual([
    ['Ivo', 'Broj jedan', true],
    ['Ana', 'Razgled u petak', false],
  ]);
  expect(await folders(guest)).toMatchObject([
    { id, own: false, owner: 'Ana', count: 2, people: [{ name: 'Ana', owner: true }], invites: [], link: null },
  ]);
  expect((await folders(owner))[0]).toMatchObject({ people: [{ name: 'Ivo', owner: false }], invites: [] });
});

test('R272 a guest may neither rename, share nor invite; who leaves, or is taken out, sees nothing of it any more and keeps what was theirs', async () => {
  const [owner, guest] = await together();
  await change(owner, a, { folder: id, note: 'samo za nas' });
  await change(guest, b, { folder: id, note: 'moje' });
  for (const [path, method] of [
    ['', 'PUT'],
    ['link/', 'PUT'],
    ['link/', 'DELETE'],
  ] as const)
    expect((await guest.json(`${FOLDERS}${id}/${path}`, { name: 'x' }, { method })).statusCode).toBe(404);
  expect((await invite(guest, id, 'zoe@primjer.hr')).statusCode).toBe(404);
  const { uuid = '' } = (await folders(owner))[0]?.people[0] ?? {};
  await owner.json(`${FOLDERS}${id}/people/${uuid}/`, {}, { method: 'DELETE' });
  expect(await folders(guest)).toEqual([]);
  expect((await guest.get(`/api-next/user/ads/saved/?folder=${id}`)).statusCode).toBe(404);
  const { results } = (await guest.get('/api-next/user/ads/saved/')).json<MarkedAds>();
  expect(results.map((ad) => [ad.id, ad.folder, ad.notes.length])).toEqual([[b, null, 1]]);
  expect((await inFolder(owner, id)).map((ad) => ad.id)).toEqual([a]);
});

test('R272 a guest leaves by themselves; with the folder goes nothing of what is saved', async () => {
  const [owner, guest] = await together();
  await change(owner, a, { folder: id });
  await guest.json(`${FOLDERS}${id}/`, {}, { method: 'DELETE' });
  expect((await folders(owner))[0]?.people).toEqual([]);
  await owner.json(`${FOLDERS}${id}/`, {}, { method: 'DELETE' });
  expect(await folders(owner)).toEqual([]);
  expect((await owner.get('/api-next/user/ads/saved/')).json<MarkedAds>().results).toMatchObject([
    { id: a, folder: null },
  ]);
});

test('R272 an invitation is taken back; a wrong address is said at its field; who has not proven their own address invites nobody', async () => {
  const [owner, guest] = await start();
  await invite(owner, id, 'zoe@primjer.hr');
  const key = await mailedKey('zoe@primjer.hr');
  const [open] = (await folders(owner))[0]?.invites ?? [];
  await owner.json(`${FOLDERS}${id}/invites/${open?.id ?? 0}/`, {}, { method: 'DELETE' });
  expect((await guest.json(INVITES, { link: key })).statusCode).toBe(404);
  const wrong = await invite(owner, id, 'zoe@');
  expect([wrong.statusCode, wrong.json()]).toEqual([
    422,
    expect.objectContaining({ data: expect.objectContaining({ problems: { email: 'email' } }) }),
  ]);
  await database.sql`update account set email_verified_at = null`;
  expect((await invite(owner, id, 'zoe@primjer.hr')).statusCode).toBe(403);
});

test('R272 folders and people in one are limited; a name that another folder has is refused', async () => {
  const [owner] = await start();
  await owner.json(FOLDERS, { name: 'Druga' });
  expect((await owner.json(`${FOLDERS}${id}/`, { name: 'Druga' }, { method: 'PUT' })).statusCode).toBe(409);
  expect((await owner.json(FOLDERS, { name: '   ' })).statusCode).toBe(400);
  await database.sql`insert into saved_folder_invite (folder_id, email, invited_at) select ${id}, 'x' || n || '@primjer.hr', now() from generate_series(1, ${FOLDER_LIMITS.people}) n`;
  expect((await invite(owner, id, 'previše@primjer.hr')).statusCode).toBe(422);
  expect((await invite(owner, id, 'previse@primjer.hr')).statusCode).toBe(409);
  await database.sql`insert into saved_folder (account_id, name, created_at) select account_id, 'M' || n, now() from saved_folder, generate_series(1, ${FOLDER_LIMITS.folders}) n where id = ${id}`;
  expect((await owner.json(FOLDERS, { name: 'Previše' })).statusCode).toBe(409);
});
