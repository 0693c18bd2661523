import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { AppError } from '@kvadrat/contracts/errors';
import { person, TestVisitor } from '../../accounts/testing/test-visitor';
import { picturesHere, takeUpload, type FileScanner } from '../../media/api';
import { withTemporaryFolders } from '../../../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import type { TestPortal } from '../../../edge/pages/testing/test-portal';
import { createEnquiries, enquiryRoutes, type Enquiries } from '../api';
import { AGENCY_EMAIL, submission, type addAds } from '../testing/enquiry-ads';
import { openContactPortal } from '../testing/enquiry-portal';

const database = withTestDatabase({ holds: 'places' });
const temporaryFolder = withTemporaryFolders();
let dataDir: string;
let ads: Awaited<ReturnType<typeof addAds>>;
let portal: TestPortal;
let enquiries: Enquiries;
let agency: TestVisitor;
let ivo: TestVisitor;
let other: TestVisitor;
let scan: FileScanner = () => Promise.resolve('clean');

interface Entry {
  id: number;
  body: string;
  files: { id: number; name: string; type: string; bytes: number; width: number | null }[];
}

beforeAll(async () => {
  dataDir = temporaryFolder();
  ({ ads, portal } = await openContactPortal(database, temporaryFolder(), ({ db, publicUrl, accounts }) => {
    enquiries = createEnquiries({ db, publicUrl });
    return {
      registerApi: async (api) =>
        await api.register(enquiryRoutes, {
          db,
          enquiries,
          accounts,
          dataDir,
          pictures: picturesHere,
          scanFile: (data: Uint8Array) => scan(data),
        }),
    };
  }));
  agency = await proven(AGENCY_EMAIL, 1);
  ivo = await proven('ivo@primjer.hr', 2);
  other = await proven('netko@primjer.hr', 3);
}, 60_000);
afterAll(() => portal.app.close());
beforeEach(async () => {
  scan = () => Promise.resolve('clean');
  await database.sql`truncate enquiry_thread, enquiry_submission, enquiry_lead, mail_outbox, limit_count restart identity cascade`;
});

async function proven(email: string, network: number): Promise<TestVisitor> {
  const visitor = new TestVisitor(portal.app, `10.8.0.${network}`);
  await visitor.register(person({ email }));
  await database.db
    .updateTable('account')
    .set({ email_verified_at: new Date(), created_at: new Date('2025-01-01') })
    .where('email', '=', email)
    .execute();
  return visitor;
}

/** A conversation that the visitor has begun. @returns its address */
async function begun(listingId = ads.ofAgency): Promise<string> {
  const account = await database.db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', 'ivo@primjer.hr')
    .executeTakeFirstOrThrow();
  await enquiries.submit(submission(listingId, { body: 'Je li stan slobodan?' }), account);
  const { id } = await database.db
    .selectFrom('enquiry_thread')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return `/api-next/user/threads/${id}/`;
}
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
const upload = async (name: string, data?: Buffer): Promise<string> =>
  takeUpload(dataDir, name, Readable.from([data ?? (await photo())]));
const entries = async (who: TestVisitor, path: string): Promise<Entry[]> =>
  (await who.get(path)).json<{ entries: Entry[] }>().entries;
const waiting = (): Promise<string[]> => readdir(join(dataDir, 'media', 'uploads'));

test('R274 files go along with a message, both sides open them, and nothing of them waits on', async () => {
  const path = await begun();
  const files = [await upload('Tlocrt – 1. kat.png'), await upload('ulaz.jpg')];
  expect((await ivo.json(path, { message: '', files, clientId: randomUUID() })).statusCode).toBe(204);
  for (const side of [ivo, agency]) {
    const last = (await entries(side, path)).at(-1);
    expect(last?.files.map(({ name, type, width }) => [name, type, width])).toEqual([
      ['Tlocrt 1. kat.jpg', 'image/jpeg', 60],
      ['ulaz.jpg', 'image/jpeg', 60],
    ]);
    const { statusCode, headers, rawPayload } = await side.get(`${path}files/${last?.files[0]?.id}/`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="Tlocrt 1. kat.jpg"; filename*=UTF-8''Tlocrt%201.%20kat.jpg`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(rawPayload.byteLength).toBe(last?.files[0]?.bytes);
  }
  expect(await waiting()).toEqual([]);
  const mails = await database.sql<
    { text: string }[]
  >`select body_text as text from mail_outbox where template = 'enquiry-answer'`;
  expect(Array.from(mails, ({ text }) => text)).toEqual([expect.stringMatching(/Uz poruku su i\sdatoteke\./)]);
});

test('O-18 a message with files that comes five times is one, with its files once', async () => {
  const path = await begun();
  const message = { message: 'Evo.', files: [await upload('a.png')], clientId: randomUUID() };
  expect((await ivo.json(path, message)).statusCode).toBe(204);
  for (let n = 0; n < 4; n += 1) expect((await ivo.json(path, message)).statusCode).toBe(204);
  const all = await entries(ivo, path);
  expect(all).toHaveLength(2);
  expect(all[1]?.files).toHaveLength(1);
});

test('a file that cannot be taken ends in a reason; the message is not stored, and the other files still wait', async () => {
  const path = await begun();
  const good = await upload('dobra.png');
  const send = async (files: string[]): Promise<[number, string | undefined]> => {
    const answer = await ivo.json(path, { message: 'Evo.', files });
    return [answer.statusCode, answer.json<{ data?: { problems?: { files?: string } } }>().data?.problems?.files];
  };
  expect(await send([good, await upload('x.pdf', Buffer.from('<html>'))])).toEqual([422, 'unknown-type']);
  expect(await send([good, await upload('x.png', Buffer.from('%PDF-1.7'))])).toEqual([422, 'broken']);
  expect(await send([good, '0'.repeat(32)])).toEqual([422, 'gone']);
  expect(await send([good, '../../../etc/passwd'])).toEqual([422, 'gone']);
  expect(await send([good, 'too-large'])).toEqual([422, 'too-large']);
  scan = (data) => Promise.resolve(Buffer.from(data).includes('EICAR') ? 'infected' : 'clean');
  expect(await send([good, await upload('x.png', Buffer.from('EICAR'))])).toEqual([422, 'infected']);
  expect(await entries(ivo, path)).toHaveLength(1);
  expect((await ivo.json(path, { message: 'Evo.', files: [good] })).statusCode).toBe(204);
  expect(await waiting()).toEqual([]);
  expect((await ivo.json(path, { message: '  ', files: [] })).statusCode).toBe(422);
  expect((await ivo.json(path, { message: 'x', files: Array(6).fill('0'.repeat(32)) })).statusCode).toBe(400);
});

test('while the scanner cannot be asked nothing passes, and the same message goes once it can', async () => {
  const path = await begun();
  const message = { message: 'Evo.', files: [await upload('a.png')], clientId: randomUUID() };
  scan = () => Promise.reject(new AppError('unavailable', 'no scanner'));
  expect((await ivo.json(path, message)).statusCode).toBe(503);
  expect(await entries(ivo, path)).toHaveLength(1);
  scan = () => Promise.resolve('clean');
  expect((await ivo.json(path, message)).statusCode).toBe(204);
});

test('who is blocked sends no files', async () => {
  const path = await begun();
  await agency.json(`${path}state/`, { blocked: true }, { method: 'PUT' });
  const token = await upload('a.png');
  expect((await ivo.json(path, { message: '', files: [token] })).statusCode).toBe(403);
  expect(await waiting()).toEqual([token]);
});

test('nobody but the two sides gets at anything of a conversation: by its number, by a file of it, by a file through another', async () => {
  const path = await begun();
  await agency.json(path, { message: 'Evo.', files: [await upload('a.png')] });
  const id = (await entries(ivo, path)).at(-1)?.files[0]?.id ?? 0;
  const stranger = new TestVisitor(portal.app, '10.8.0.9');
  const calls: [method: 'GET' | 'POST' | 'PUT', address: string, body?: object][] = [
    ['GET', path],
    ['POST', path, { message: 'x' }],
    ['PUT', `${path}seen/`, { entry: 1 }],
    ['PUT', `${path}state/`, { archived: true }],
    ['GET', `${path}files/${id}/`],
  ];
  for (const [method, address, body] of calls) {
    const ask = (who: TestVisitor) => (body === undefined ? who.get(address) : who.json(address, body, { method }));
    expect([address, (await ask(other)).statusCode]).toEqual([address, 404]);
    expect([address, (await ask(stranger)).statusCode]).toEqual([address, 401]);
  }
  // The reader's own conversation does not open files of another one.
  const second = await begun(ads.ofOwner);
  expect((await ivo.get(`${second}files/${id}/`)).statusCode).toBe(404);
  for (const file of ['0', '-1', '1e3', 'x', '99999999999999999999', `${id}'--`])
    expect((await ivo.get(`${path}files/${encodeURIComponent(file)}/`)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await ivo.get(`${path}files/${id}/`)).statusCode).toBe(200);
});

test('files go with their conversation', async () => {
  const path = await begun();
  await ivo.json(path, { message: '', files: [await upload('a.png')] });
  await database.sql`delete from enquiry_thread`;
  expect(await database.sql`select from enquiry_file`).toHaveLength(0);
});
