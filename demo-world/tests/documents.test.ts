import type { FastifyInstance } from 'fastify';
import { pdfText } from '../../server/src/domains/ad-sheet/testing/pdf-text';
import { createApp } from '../../server/src/app';
import { withTemporaryFolders } from '../../server/src/platform/db/testing/temporary-folder';
import { withTestDatabase } from '../../server/src/platform/db/testing/test-database';
import { makeDemoDocument } from '../src/documents';
import {
  hideListing,
  insertListings,
  openListing,
  readListingId,
  withdrawListings,
} from '@kvadrat/server/domains/listings';
import { draft } from '../../server/src/domains/listings/testing/draft';
import { addDocuments, documentsOf, fileDocuments, makeDocumentsAhead } from '@kvadrat/server/domains/documents';

const database = withTestDatabase({ holds: 'places' });
const temporaryFolder = withTemporaryFolders();
const OWNER = 'vlasnica@example.hr';
const RECIPE = JSON.stringify({ kind: 'specifications', locale: 'hr', standard: 1 });

let app: FastifyInstance;
let dataDir = '';
let made: string[] = [];
const make = (recipe: string): Promise<Buffer | null> => {
  made.push(recipe);
  return makeDemoDocument(recipe);
};

beforeAll(async () => {
  dataDir = temporaryFolder();
  const { db } = database;
  app = await createApp({
    settings: {
      publicUrl: () => 'https://kvadrat.example',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 10_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: () => Promise.resolve(),
    registerFiles: (files) => {
      addDocuments(files, {
        db,
        dataDir,
        make,
        openAd: async (text, { headers }) => {
          const id = readListingId(text);
          await openListing(db, id, typeof headers['x-viewer'] === 'string' ? { email: headers['x-viewer'] } : null);
          return id;
        },
      });
      return Promise.resolve();
    },
  });
});
afterAll(() => app.close());

let ads = 0;
/** An ad that offers a document. @returns its id and where the document is */
async function offering({
  recipe = RECIPE,
  name = 'opis.pdf',
  status = 1,
}: { recipe?: string; name?: string; status?: 1 | 3 | 14 } = {}): Promise<{ id: number; path: string }> {
  const { db } = database;
  const [id = 0] = await db.transaction().execute((tx) =>
    insertListings(tx, [
      draft({
        reference: `D-${(ads += 1)}`,
        status,
        advertiser: { type: 'privato', name: 'Vlasta', phone: null, email: OWNER },
      }),
    ]),
  );
  const document = (await fileDocuments(db, [recipe])).get(recipe) ?? 0;
  await db
    .insertInto('listing_document')
    .values({
      listing_id: id,
      position: 0,
      document_id: document,
      kind: 'specifications',
      file_name: name,
      locale: 'hr',
    })
    .execute();
  return { id, path: (await documentsOf(db, id))[0]?.path ?? '' };
}
const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('R117 a document is made once when it is first asked for, and its size is told from then on', async () => {
  made = [];
  const { id, path } = await offering();
  expect((await documentsOf(database.db, id))[0]).toMatchObject({
    kind: 'specifications',
    fileName: 'opis.pdf',
    mediaType: 'application/pdf',
    bytes: null,
    locale: 'hr',
  });
  const answers = await Promise.all([ask(path), ask(path), ask(path)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(made).toEqual([RECIPE]);
  const [{ rawPayload }] = answers;
  expect(pdfText(rawPayload).words).toContain('Dvoslojni hrastov parket');
  expect((await documentsOf(database.db, id))[0]?.bytes).toBe(rawPayload.byteLength);
});

test('R117 it is shown by its name, kept by browsers alone, and runs and loads nothing', async () => {
  const { path } = await offering({ name: 'tehnički "opis".pdf' });
  const { headers } = await ask(path);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="tehnicki opis.pdf"; filename*=UTF-8''tehni%C4%8Dki%20%22opis%22.pdf`,
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('script-src');
  const again = await ask(path, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('R103, R117 documents are for those who may see the ad', async () => {
  const { db } = database;
  const [sold, secret, withdrawn, hidden] = [
    await offering({ status: 3 }),
    await offering({ status: 14 }),
    await offering(),
    await offering(),
  ];
  await withdrawListings(db, [withdrawn.id]);
  await hideListing(db, hidden.id);
  const answers = async (viewer: Record<string, string>): Promise<number[]> =>
    Promise.all([sold, secret, withdrawn, hidden].map(async ({ path }) => (await ask(path, viewer)).statusCode));
  expect(await answers({})).toEqual([200, 404, 410, 410]);
  expect(await answers({ 'x-viewer': 'druga@example.hr' })).toEqual([200, 404, 410, 410]);
  expect(await answers({ 'x-viewer': OWNER })).toEqual([200, 200, 200, 200]);
});

test('an ad has its own documents and no others, and no other files', async () => {
  const [one, other] = [
    await offering(),
    await offering({ recipe: JSON.stringify({ kind: 'specifications', locale: 'en', standard: 2 }) }),
  ];
  const file = one.path.split('/').at(-1) ?? '';
  for (const path of [
    other.path.replace(/[^/]+$/, file),
    one.path.replace('.pdf', '.html'),
    one.path.replace(file, '..%2F..%2Fsecret.pdf'),
    `/media/${file.slice(0, 2)}/${file}`,
  ]) {
    expect([path, (await ask(path)).statusCode]).toEqual([path, 404]);
  }
});

test('what is made ahead is what most ads offer, and a recipe that nobody knows makes nothing', async () => {
  const recipe = JSON.stringify({ kind: 'energy-certificate', locale: 'hr', energyClass: 3, building: 'flat' });
  const { id } = await offering({ recipe });
  const unknown = await offering({ recipe: 'torn' });
  made = [];
  await makeDocumentsAhead({ db: database.db, dataDir, make }, 10);
  expect(made).toContain(recipe);
  expect((await documentsOf(database.db, id))[0]?.bytes).toBeGreaterThan(1000);
  expect((await ask(unknown.path)).statusCode).toBe(404);
});
