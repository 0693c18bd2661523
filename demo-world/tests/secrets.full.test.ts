import { localizedPath } from '@kvadrat/contracts/locales';
import { adSheetPath } from '@kvadrat/contracts/paths';
import { person, TestVisitor } from '../../server/src/domains/accounts/testing/test-visitor';
import { pdfText } from '../../server/src/domains/ad-sheet/testing/pdf-text';
import { saveAgency } from '@kvadrat/server/domains/agencies';
import { withTemporaryFolders } from '../../server/src/platform/db/testing/temporary-folder';
import { withTestDatabase } from '../../server/src/platform/db/testing/test-database';
import { documentsOf, fileDocuments } from '@kvadrat/server/domains/documents';
import { newFormKey } from '../../server/src/platform/forms';
import { insertListings } from '@kvadrat/server/domains/listings';
import { draft } from '../../server/src/domains/listings/testing/draft';
import { projectOutbox } from '@kvadrat/server/domains/search';
import { makeDemoDocument } from '../src/documents';
import { openWholePortal, type WholePortal } from '../../server/src/start/testing/whole-portal';

const database = withTestDatabase({ holds: 'places' });
const temporaryFolder = withTemporaryFolders();
jest.setTimeout(120_000);

const PRICE = 7_391_846;
const BEFORE = 7_642_918;
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '[., \\u00a0\\u202f]?');
/** What the ads hide, in every form an answer could have it in: point, street, price, what it was before, and the price of a square metre. */
const SECRETS = new RegExp(
  `43[.,]51234|16[.,]45432|Tajna ulica|${grouped(String(PRICE))}|${grouped(String(BEFORE))}|123[., \\u00a0\\u202f]?197|7[.,](?:39|4|64)\\d? ?(?:mil|млн|εκ|M)`,
);
const VISITOR = 'ivo.tajna@primjer.hr';
const AGENCY = 'info@tajna.example';
const SALE = '/prodaja-stambene-nekretnine/';

let portal: WholePortal;
let ids: { secret: number; beside: number };
let networks = 0;

beforeAll(async () => {
  const { db } = database;
  const agencyId = await saveAgency(db, { slug: 'tajna', name: 'Tajna', email: AGENCY, phone: '+385 21 555 100' });
  const other = await saveAgency(db, { slug: 'druga', name: 'Druga', email: 'info@druga.example' });
  const hidden = {
    advertiser: { type: 'agenzia', agencyId },
    mapDisplay: 'only_area',
    coordinates: { lat: 43.512345, lng: 16.454321 },
    address: 'Tajna ulica 7',
    price: { value: PRICE, onRequest: true, previous: BEFORE },
  } as const;
  // Its twin at another agency, what else its own has, and enough like it for a price note.
  const twin = {
    ...hidden,
    advertiser: { type: 'agenzia', agencyId: other },
    price: { value: 7_000_000, onRequest: false, previous: null },
  } as const;
  await db
    .transaction()
    .execute((tx) =>
      insertListings(tx, [
        draft(hidden),
        draft(twin),
        draft({ advertiser: hidden.advertiser }),
        ...Array.from({ length: 12 }, () => draft()),
      ]),
    );
  await projectOutbox(db);
  const [secret = 0, beside = 0] = (await db.selectFrom('listing').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
  ids = { secret, beside };
  const recipe = JSON.stringify({
    kind: 'project-description',
    locale: 'hr',
    name: 'Terase Tajne',
    phase: 'shell',
    permit: null,
    finishedOn: null,
    floors: 2,
    units: [['S1', 0, 2, 58]],
  });
  await db
    .insertInto('listing_document')
    .values({
      listing_id: secret,
      position: 0,
      document_id: (await fileDocuments(db, [recipe])).get(recipe) ?? 0,
      kind: 'project-description',
      file_name: 'opis.pdf',
      locale: 'hr',
    })
    .execute();
  portal = await openWholePortal(db, temporaryFolder(), { make: makeDemoDocument });
});
afterAll(() => portal.app.close());

const visitor = (): TestVisitor => new TestVisitor(portal.app, `10.6.0.${(networks += 1)}`);
async function proven(email: string): Promise<TestVisitor> {
  const somebody = visitor();
  await somebody.register(person({ email }));
  await database.db.updateTable('account').set({ email_verified_at: new Date() }).where('email', '=', email).execute();
  return somebody;
}

/** Times and tokens are long numbers of their own. */
const bare = (text: string): string =>
  text.replace(
    /"(?:at|publishedAt|updatedAt|firstPublishedAt|changedAt|writtenAt|key)":"[^"]*"|(?:value|content)="[\w.-]{40,}"|veza=[\w-]{43}|kod=[\w-]{43}/g,
    '',
  );
function expectNoSecret(what: string, text: string): void {
  expect([what, SECRETS.exec(bare(text))?.[0]]).toEqual([what, undefined]);
}

/** What a call or a page needs to say something. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/api-next/listings/': ['ids=#'],
  '/api-next/search-list/listings/': [
    `path=${SALE}`,
    `path=${SALE}&criterio=prezzo&ordine=asc`,
    `path=${SALE}&foldDuplicates=1`,
  ],
  '/api-next/search-list/count/': [`path=${SALE}&prezzoMinimo=7391846`],
  '/api-next/search-list/facets/': [`path=${SALE}`],
  '/api-next/search-list/clusters/': [
    `path=${SALE}&viewport=43.3,16.2,43.7,16.7&zoom=16`,
    `path=${SALE}&viewport=43.3,16.2,43.7,16.7&zoom=9`,
  ],
  '/api-next/price-guide/': ['place=split'],
  '/api-next/price-guide/csv/': ['place=split'],
  '/api-next/valuation/': ['place=split&typology=1&surface=60'],
  '/api-next/search-list/suggest/': ['query=Split'],
  '/api-next/geography/suggest/': ['query=Tajna'],
  '/api-next/geography/reverse/': ['lat=43.5&lng=16.4'],
};
/** Those that must have said something: an answer without content proves nothing. */
const SPOKE = [
  ...Object.keys(QUERIES),
  ...[
    '',
    'similar/',
    'advertiser-listings/',
    'price-note/',
    'report/form/',
    'enquiries/form/',
    'visits/',
    'proposals/',
  ].map((part) => `/api-next/listings/:id/${part}`),
  ...['/sitemap.xml', '/atom/*', adSheetPath(':id'), localizedPath('el', adSheetPath(':id'))],
];

/** Asks every address that can be read, about the ad and its twin. @returns those that answered with something */
async function readEverything(
  reader: TestVisitor,
  thread: number,
  routes: Iterable<string> = new Set(portal.reads),
): Promise<Set<string>> {
  const spoke = new Set<string>();
  for (const route of routes) {
    for (const id of [ids.secret, ids.beside]) {
      const own = route.includes('/threads/') ? thread : id;
      const path = route.replace(':mark', 'saved').replace(/:\w+/g, String(own)).replace('*', SALE.slice(1));
      for (const query of QUERIES[route] ?? ['']) {
        const { statusCode, body, rawPayload } = await reader.get(
          `${path}?${query.replace('#', `${ids.secret},${ids.beside}`)}`,
        );
        const pdf = rawPayload.subarray(0, 5).toString() === '%PDF-';
        expectNoSecret(`${path}?${query}`, pdf ? Object.values(pdfText(rawPayload)).join(' ') : body);
        if (statusCode === 200) spoke.add(route);
      }
    }
  }
  return spoke;
}

test('O-09, R106 no call, page or file says what an ad hides: to strangers, to a visitor who has written, to the advertiser in a conversation', async () => {
  const stranger = visitor();
  const spoke = await readEverything(stranger, 1);
  expect(SPOKE.filter((route) => !spoke.has(route))).toEqual([]);
  const maps = (await stranger.get('/sitemap.xml')).body.match(/(?<=<loc>http:\/\/localhost:8080)[^<]+/g) ?? [];
  expect(maps.length).toBeGreaterThan(8);
  for (const path of maps) expectNoSecret(path, (await stranger.get(path)).body);

  const [document = { path: '' }] = await documentsOf(database.db, ids.secret);
  const { words, objects } = pdfText((await stranger.get(document.path)).rawPayload);
  expect(words).toContain('Terase Tajne');
  expectNoSecret(document.path, words + objects);

  const [ivo, agency] = [await proven(VISITOR), await proven(AGENCY)];
  const typed = { listingId: ids.secret, locale: 'hr', name: 'Ivo Ivić', email: VISITOR, phone: '091 234 5678' };
  const send = async (path: string, body: Record<string, unknown>): Promise<void> => {
    const answer = await ivo.json(path, { ...typed, key: newFormKey(Date.now() - 60_000), ...body });
    expect([path, answer.statusCode, answer.json()]).toEqual([
      path,
      201,
      { reference: expect.any(String), state: 'sent' },
    ]);
  };
  await send('/api-next/enquiries/', { reason: 'address', message: 'Gdje je stan?' });
  await send('/api-next/enquiries/visits/', {
    place: 'on-site',
    times: [`${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T10:00:00.000Z`],
    message: '',
  });
  await send('/api-next/enquiries/proposals/', { amount: 5_000_000, message: '' });
  await ivo.json(`/api-next/user/ad-marks/saved/${ids.secret}/`, {}, { method: 'PUT' });
  const { id: thread } = await database.db.selectFrom('enquiry_thread').select('id').executeTakeFirstOrThrow();
  expect((await agency.json(`/api-next/user/threads/${thread}/visit/`, { act: 'confirm' })).statusCode).toBe(200);
  expect(
    (await agency.json(`/api-next/user/threads/${thread}/proposal/`, { act: 'answer', message: 'Javite se.' }))
      .statusCode,
  ).toBe(200);
  expect((await ivo.json(`/api-next/listings/${ids.secret}/phone/`, {})).json()).toEqual({ phone: '+385 21 555 100' });
  expect(
    (
      await readEverything(
        ivo,
        thread,
        portal.reads.filter((route) => /^\/(?:api-next|upit|oglasi)\//.test(route)),
      )
    ).has('/api-next/user/threads/:id/'),
  ).toBe(true);
  // What its owner may read of the ad itself is theirs; conversations are read by two.
  for (const path of ['/api-next/user/threads/', `/api-next/user/threads/${thread}/`, '/api-next/user/leads/'])
    expectNoSecret(path, (await agency.get(path)).body);
});

/** What pages behind links of mails stand on. */
const LOOKS = {
  '/upit/potvrda/': '/api-next/enquiries/link/',
  '/upit/razgled/': '/api-next/visits/link/',
  '/upit/cijena/': '/api-next/proposals/link/',
};

test('O-09, R106 no mail, calendar entry or page behind a link of a mail says it', async () => {
  const mails = await database.db
    .selectFrom('mail_outbox')
    .select(['template', 'recipient', 'subject', 'body_text', 'body_html', 'calendar'])
    .execute();
  const kinds = new Set(mails.map(({ template }) => template));
  expect([...kinds]).toEqual(expect.arrayContaining(['enquiry', 'enquiry-copy', 'enquiry-answer']));
  const entries = mails.filter(({ calendar }) => calendar !== null);
  expect(new Set(entries.map(({ recipient }) => recipient))).toEqual(new Set([VISITOR, AGENCY]));
  for (const { template, ...mail } of mails) expectNoSecret(template, JSON.stringify(mail));
  const links = mails.flatMap(({ body_text: text }) => text.match(/(?<=http:\/\/localhost:8080)\/upit\/\S+/g) ?? []);
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const { statusCode, body } = await visitor().get(
      Object.entries(LOOKS).reduce((path, [page, call]) => path.replace(page, call), link),
    );
    expect([link, statusCode]).toEqual([link, 200]);
    expectNoSecret(link, body);
  }
});

test('the test sees a secret where there is one', () => {
  for (const text of ['7391846', '7.391.846 €', '7 391 846', '"lat":43.512345', '123.197 €/m²', '7,39 mil. €'])
    expect(SECRETS.test(text)).toBe(true);
  expect(SECRETS.test('7.000.000 €, 43.5151, 16.4599')).toBe(false);
});
