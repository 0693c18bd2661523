import type { Response } from 'light-my-request';
import type { TestVisitor } from '../accounts/testing/test-visitor';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { openIdProvider } from './providers/open-id-provider';
import type { Provider } from './providers/provider';
import { setUpSocial } from './set-up-social';
import { FAULTY_CLIENT, startFaultyProvider, type Fault, type FaultyProvider } from './testing/faulty-provider';
import { begin } from './testing/provider-walk';
import { readEnding } from './testing/read-ending';
import { createSocialPortal, NO_KEYS, PORTAL, type SocialPortal } from './testing/social-portal';

const database = withTestDatabase();
let faulty: FaultyProvider;
let second: FaultyProvider;
let portal: SocialPortal;
let google: Provider;

beforeAll(async () => {
  [faulty, second] = await Promise.all([startFaultyProvider(), startFaultyProvider()]);
  const apple = fresh('apple', second);
  portal = await createSocialPortal(database, {
    providerOf: async (service) => (service === 'google' ? google : apple),
  });
}, 60_000);

beforeEach(async () => {
  await database.sql`truncate account, limit_count, social_transaction cascade`;
  // Metadata that was read without a fault would hide one.
  google = fresh('google', faulty);
  faulty.fault('none');
});

afterAll(async () => {
  await portal.close();
  await Promise.all([faulty.close(), second.close()]);
});

function fresh(service: 'google' | 'apple', { issuer }: FaultyProvider): Provider {
  return openIdProvider({
    service,
    issuer,
    client: { id: FAULTY_CLIENT.id, secret: async () => FAULTY_CLIENT.secret },
    scope: 'openid email',
  });
}

/** Begins without a fault, comes back with one. */
async function signInUnder(
  visitor: TestVisitor,
  fault: Fault,
  provider = faulty,
  service: 'google' | 'apple' = 'google',
): Promise<Response> {
  const { searchParams } = new URL(String((await begin(visitor, service)).headers.location));
  provider.nonce(searchParams.get('nonce') ?? '');
  provider.fault(fault);
  return visitor.get(
    `/singleSignOn/${service}/?${new URLSearchParams({ code: 'code', state: searchParams.get('state') ?? '' }).toString()}`,
  );
}

test('the provider of these tests does sign people in when it has no fault', async () => {
  const visitor = portal.visitor();
  expect(readEnding(await signInUnder(visitor, 'none')).problem).toBeNull();
  expect((await visitor.user())?.email).toBe('ana@primjer.hr');
});

test.each<[string, Fault]>([
  ['a provider that is', 'down'],
  ['a provider with', 'garbled tokens'],
  ['a provider with', 'garbled keys'],
  ['1.7-20 a token with', 'no id token'],
  ['1.7-20 1.7-38 a token with', 'no signature'],
  ['1.7-20 a token with', 'wrong key'],
  ['1.7-20 1.7-38 a token with', 'password signature'],
  ['1.7-33 a token of', 'another issuer'],
  ['1.7-37 a token for', 'another audience'],
  ['1.7-34 a token with', 'another nonce'],
  ['1.7-40 a token that has', 'ended'],
])('%s %s is told as the provider’s fault, and opens no session', async (_what, fault) => {
  const visitor = portal.visitor();
  const page = await signInUnder(visitor, fault);
  expect([readEnding(page).problem, await visitor.user()]).toEqual(['provider', null]);
});

test.each<Fault>(['down', 'garbled metadata', 'another issuer in the metadata'])(
  '1.7-36 nobody is sent to a provider with %s; the page that waits hears of it',
  async (fault) => {
    faulty.fault(fault);
    const page = await begin(portal.visitor(), 'google');
    expect(readEnding(page)).toMatchObject({ problem: 'provider', told: { txId: 'tx-1', signup: false } });
    // Back in order, it is asked again.
    faulty.fault('none');
    expect((await begin(portal.visitor(), 'google')).statusCode).toBe(302);
  },
);

test('a provider that never answers is given up', async () => {
  const visitor = portal.visitor();
  const page = await signInUnder(visitor, 'silent');
  expect([readEnding(page).problem, await visitor.user()]).toEqual(['provider', null]);
}, 20_000);

test('1.7-19 one subject at two issuers is two identities', async () => {
  await signInUnder(portal.visitor(), 'none');
  await database.sql`update account set email = 'druga@primjer.hr', email_key = 'druga@primjer.hr'`;
  await signInUnder(portal.visitor(), 'none', second, 'apple');
  const identities = await database.db
    .selectFrom('account_identity')
    .select(['issuer', 'subject', 'account_id'])
    .execute();
  expect(new Set(identities.map(({ subject }) => subject)).size).toBe(1);
  expect(new Set(identities.map(({ account_id }) => account_id)).size).toBe(2);
});

test('in production nobody stands in for a provider without keys', async () => {
  const none = setUpSocial({ ...NO_KEYS, development: false }, () => PORTAL);
  expect(none.providers).toEqual([]);
  expect(await none.providerOf('google')).toBeUndefined();
  const production = await createSocialPortal(database, { providerOf: none.providerOf });
  for (const service of ['google', 'apple', 'facebook'] as const)
    expect(readEnding(await begin(production.visitor(), service)).problem).toBe('notOffered');
  await production.close();
});

test('R60 buttons stand for what is set up, Apple first', () => {
  expect(setUpSocial(NO_KEYS, () => PORTAL).providers).toEqual(['apple', 'google', 'facebook']);
  expect(
    setUpSocial({ ...NO_KEYS, development: false, google: { id: 'g', secret: 's' } }, () => PORTAL).providers,
  ).toEqual(['google']);
});

test('the database is gone: a clear page, no session', async () => {
  const visitor = portal.visitor();
  await database.sql`alter table social_transaction rename to elsewhere`;
  const answers = [await begin(visitor, 'google'), await visitor.get('/singleSignOn/google/?code=a&state=b')];
  await database.sql`alter table elsewhere rename to social_transaction`;
  expect(answers.map((answer) => readEnding(answer).problem)).toEqual(['internal', 'internal']);
});
