import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { callOf, readApiContract, readsOf, type RecordedAnswers } from '@kvadrat/contracts/compatibility';
import openapi from '@kvadrat/contracts/openapi.json';
import { createApp } from '../../server/src/app';
import { TestVisitor } from '../../server/src/domains/accounts/testing/test-visitor';
import { FLAT } from '../../server/src/domains/own-ads/testing/own-ads-portal';
import { alertKeys } from '../../server/src/domains/alerts/digest/alert-keys';
import { createFlagSource } from '../../server/src/domains/flags/api';
import { StaffDoor } from '../../server/src/domains/operations/api';
import { withTestDatabase } from '../../server/src/platform/db/testing/test-database';
import { loadDemo } from '../src/load-demo';
import { DEMO_VISITOR } from '../src/talks/demo-talks';
import { withTemporaryFolders } from '../../server/src/platform/db/testing/temporary-folder';
import { bareServices } from '../../server/src/start/bare-services';
import { registerApi } from '../../server/src/start/register-api';
import { brokenAnswer } from '../../server/src/start/testing/broken-answer';

/** The ads that the samples name are among the first demonstration ads, which are the same each time. */
const ADS = 60;
const ROOT = join(import.meta.dirname, '../..');
const API = readApiContract(openapi);
const remotes = readdirSync(ROOT).filter((name) => /^mf-[a-z-]+$/.test(name));
/** What only people make, each by more than one step; the suites of these calls make them: an invitation, a request, a recording, an ad of one's own. */
const MADE_BY_PEOPLE =
  /^\/api-next\/(?:agency-invites\/|staff\/(?:agency-requests\/\d|replays\/[\da-f])|user\/own-ads\/\d)/;
const samples: [remote: string, address: string, recorded: RecordedAnswers][] = remotes.flatMap((remote) => {
  const recorded: RecordedAnswers = JSON.parse(readFileSync(join(ROOT, remote, 'contract/samples.json'), 'utf8'));
  // `npm run contracts` tells of those that are not described.
  return Object.keys(recorded.answers)
    .filter((address) => callOf(address, API) !== null && !MADE_BY_PEOPLE.test(address))
    .map((address): [string, string, RecordedAnswers] => [remote, address, recorded]);
});

const database = withTestDatabase({ holds: 'places' });
const temporaryFolder = withTemporaryFolders();
/** Calls that answer who is signed in alone. */
const OF_A_PERSON = /^\/api-next\/(?:user\/|auth\/user\/full-info\/)/;
let app: FastifyInstance;
let person: TestVisitor;
/** Ana of the demonstration, who talks with advertisers. */
let ana: TestVisitor;
/** What a sample's address names, and what this portal has in its place: keys of links, an agency, conversations. */
let here: readonly [RegExp, string][];

beforeAll(async () => {
  const { db } = database;
  await loadDemo({ db, dataDir: temporaryFolder() }, { ads: ADS, picturesAhead: 0, signIns: true });
  app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 100_000,
    },
    pingDatabase: () => Promise.resolve(),
    // As on a development server, where the staff's pages are open to everybody.
    registerApi: (api) =>
      registerApi(api, {
        ...bareServices(db),
        flags: createFlagSource({ flippable: true }),
        staff: new StaffDoor({ db, open: true, secure: () => false }),
      }),
  });
  person = new TestVisitor(app, '127.0.0.1');
  await person.register();
  const search = { address: '/prodaja-stambene-nekretnine/split/', name: 'Split', alert: 'daily', language: 'hr' };
  expect((await person.json('/api-next/user/searches/', search)).statusCode).toBe(200);
  const [reader] = await database.sql<{ id: number; turn: number }[]>`SELECT id, turn FROM alert_reader`;
  const alerts = await alertKeys(db).make('reader', reader?.id ?? 0, reader?.turn ?? 0);
  const draft = (await person.json('/api-next/own-ads/', { fields: FLAT })).json<{ link: string }>();
  const [agent] = await database.sql<{ id: number; slug: string }[]>`
    SELECT agent.id, slug FROM agent JOIN agency ON agency.id = agent.agency_id ORDER BY agent.id LIMIT 1`;
  ana = new TestVisitor(app, '127.0.0.2');
  expect((await ana.login(DEMO_VISITOR.email, 'kvadrat-proba-2026')).statusCode).toBe(200);
  const threadWith = async (table: 'visit' | 'price_proposal'): Promise<string> => {
    const rows = await database.sql<{ id: number }[]>`
      SELECT thread_id AS id FROM ${database.sql(table)} JOIN enquiry_thread t ON t.id = thread_id
      WHERE t.visitor_key = ${DEMO_VISITOR.email} LIMIT 1`;
    return String(rows[0]?.id ?? 0);
  };
  here = [
    [/(?<=^\/api-next\/alerts\/\?veza=)[^&]+/, alerts],
    [/(?<=^\/api-next\/own-ads\/draft\/.*veza=)[^&]+/, draft.link],
    [/(?<=^\/api-next\/agencies\/)marjan(?=\/)/, agent?.slug ?? ''],
    [/(?<=agent=)\d+/, String(agent?.id ?? 0)],
    [/(?<=^\/api-next\/user\/threads\/)\d+(?=\/visit\/)/, await threadWith('visit')],
    [/(?<=^\/api-next\/user\/threads\/)\d+(?=\/proposal\/)/, await threadWith('price_proposal')],
    [/(?<=^\/api-next\/user\/threads\/)\d+(?=\/\?)/, await threadWith('visit')],
  ];
}, 60_000);
afterAll(() => app.close());

it('there are samples of the remotes that read the API', () => {
  expect(samples.map(([remote]) => remote)).toEqual(expect.arrayContaining(['mf-listings', 'mf-search']));
});

it.each(samples)('%s can read what the server answers to %s', async (_remote, address, { answers, unread }) => {
  const { reads } = readsOf(
    { answers: { [address]: answers[address] }, ...(unread === undefined ? {} : { unread }) },
    API,
  );
  const asked = here.reduce((text, [named, ours]) => text.replace(named, ours), address);
  const reader = /^\/api-next\/user\/threads\//.test(asked)
    ? ana
    : OF_A_PERSON.test(asked) || asked.includes('/own-ads/')
      ? person
      : null;
  const response = await (reader === null ? app.inject(asked) : reader.get(asked));
  expect(response.statusCode).toBe(200);
  expect(brokenAnswer(reads[callOf(address, API) ?? ''] ?? {}, response.json())).toEqual([]);
});

describe('an answer that a remote cannot read', () => {
  const reads = {
    $: 'object',
    id: 'integer',
    'place.label': 'string',
    place: 'object',
    photos: 'array',
    'photos[]': 'object',
    'photos[].alt': 'string',
    note: 'string?',
    floor: '1|2|null',
  };
  const good = { id: 1, place: { label: 'Split' }, photos: [{ alt: 'a' }, { alt: 'b' }], floor: null, more: true };

  it.each<[string, unknown, string[]]>([
    ['nothing', good, []],
    [
      'a field that has vanished',
      { ...good, id: undefined, place: {} },
      ['"place.label" is not there', '"id" is undefined, read as integer'],
    ],
    ['a field of one entry', { ...good, photos: [{ alt: 'a' }, {}] }, ['"photos[].alt" is not there']],
    [
      'a field of another type',
      { ...good, photos: {}, floor: '1' },
      ['"photos" is object, read as array', '"floor" is string, read as 1|2|null'],
    ],
  ])('%s', (_what, answer, problems) => expect(brokenAnswer(reads, answer).sort()).toEqual([...problems].sort()));
});
