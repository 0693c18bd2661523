import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GOOD_PASSWORD, person, TestVisitor } from '../domains/accounts/testing/test-visitor';
import { listenToStatements } from '../platform/db/testing/listen-to-statements';
import { withTemporaryFolders } from '../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../platform/db/testing/test-database';
import { newFormKey } from '../platform/forms';
import { insertListings } from '../domains/listings/api';
import { draft } from '../domains/listings/testing/draft';
import { freshLimiter } from '../platform/limits/testing/fresh-limiter';
import { projectRoot } from '../platform/settings';
import { openWholePortal } from './testing/whole-portal';

const database = withTestDatabase({ holds: 'places' });
const temporaryFolder = withTemporaryFolders();
const limiter = freshLimiter();
jest.setTimeout(180_000);

/** Ends a text, a name and a command of SQL, wherever it would be put in as it is. */
const BAIT = `zqx'";--\\$1 zqx`;
const EMAIL = `zqx'--@primjer.hr`;
const BAITED = /zqx/i;

type Schema = Readonly<Record<string, unknown>>;
interface Operation {
  parameters?: readonly { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
}
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };
const api = JSON.parse(readFileSync(join(projectRoot(), 'shared-contracts/openapi.json'), 'utf8')) as Document;

/** Something that fits, with the bait wherever a text may be anything. */
function baited(given: unknown, name = ''): unknown {
  const schema = (given ?? {}) as Schema & {
    enum?: unknown[];
    properties?: Schema;
    items?: unknown;
    maxLength?: number;
    $ref?: string;
  };
  if (schema.$ref !== undefined) return baited(api.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.properties !== undefined)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, value]) => [key, baited(value, key)]));
  if (schema['type'] === 'array') return [baited(schema.items)];
  if (schema['type'] === 'integer' || schema['type'] === 'number') return 1;
  if (schema['type'] === 'boolean') return true;
  if (name === 'key') return newFormKey(Date.now() - 60_000);
  if (name === 'email') return EMAIL;
  return BAIT.slice(0, schema.maxLength ?? BAIT.length);
}

test('1.7-56 words of visitors are never part of a statement: whatever is asked of every call and page, they come as values', async () => {
  const { db } = database;
  await db.transaction().execute((tx) => insertListings(tx, [draft(), draft()]));
  const [ad = { id: 0 }] = await db.selectFrom('listing').select('id').orderBy('id').execute();
  await db
    .insertInto('moderation_decision')
    .values({
      reference: '23456789',
      listing_id: ad.id,
      action: 'hide',
      ground: 'terms',
      reasons: 'x',
      author: 'osoblje',
      told: true,
    })
    .execute();
  const portal = await openWholePortal(db, temporaryFolder(), { limiter });
  const heard = listenToStatements(BAITED);
  const failed: string[] = [];
  const note = (what: string, { statusCode, body }: { statusCode: number; body: string }): void => {
    if (statusCode >= 500) failed.push(`${what}: ${statusCode} ${body.slice(0, 200)}`);
  };
  const visitor = new TestVisitor(portal.app, '10.10.0.1');
  await visitor.register(person({ first_name: BAIT, last_name: BAIT, password: GOOD_PASSWORD }));

  for (const [path, calls] of Object.entries(api.paths)) {
    for (const [method, { parameters = [], requestBody }] of Object.entries(calls)) {
      if (path.endsWith('/logout/')) continue;
      const query = new URLSearchParams(
        parameters
          .filter((one) => one.in === 'query')
          .map(({ name, schema }) => [
            name,
            name === 'path' ? '/prodaja-stambene-nekretnine/split/' : String(baited(schema)),
          ]),
      );
      const url = `${path.replace('{id}', String(ad.id)).replace('{mark}', 'saved')}?${query.toString()}`;
      const words = `${path.replace(/\{\w+\}/g, encodeURIComponent(BAIT))}?path=${encodeURIComponent(`/${BAIT}/`)}&agency=${encodeURIComponent(BAIT)}`;
      for (const address of [url, words]) {
        if (method === 'get') note(address, await visitor.get(address));
        else
          note(
            `${method} ${address}`,
            await visitor.json(address, baited(requestBody?.content['application/json']?.schema), {
              method: method.toUpperCase() as 'POST',
            }),
          );
      }
    }
  }
  for (const path of portal.reads)
    note(
      path,
      await visitor.get(
        `${path.replace(/:\w+(?:\([^)]*\))?/g, encodeURIComponent(BAIT)).replace(/\*$/, encodeURIComponent(BAIT))}?q=${encodeURIComponent(BAIT)}`,
      ),
    );
  const company = { name: BAIT, email: EMAIL, message: `${BAIT} ${BAIT}`, phone: '091 234 5678', privacy: '1' };
  const key = newFormKey(Date.now() - 60_000);
  note(
    'complaint',
    await visitor.json('/api-next/complaints/', {
      locale: 'hr',
      key,
      decision: '23456789',
      email: EMAIL,
      explanation: `${BAIT} ${BAIT}`,
    }),
  );
  note(
    'contact',
    await visitor.json('/api-next/contact/messages/', {
      locale: 'hr',
      key,
      topic: 'general',
      name: BAIT,
      email: EMAIL,
      message: `${BAIT} ${BAIT}`,
    }),
  );
  note(
    'agency',
    await visitor.json('/api-next/agencies/requests/', {
      locale: 'hr',
      ...company,
      key,
      kind: 'agency',
      company: BAIT,
      oib: '69435151530',
      register: BAIT,
      street: BAIT,
      place: 'Split',
    }),
  );
  await portal.app.close();
  expect(failed).toEqual([]);
  expect([...heard.texts].filter((text) => BAITED.test(text))).toEqual([]);
  // Both were seen at work: many statements, and many that carried the bait as a value.
  expect(heard.texts.size).toBeGreaterThan(80);
  expect(heard.bound()).toBeGreaterThan(20);
});
