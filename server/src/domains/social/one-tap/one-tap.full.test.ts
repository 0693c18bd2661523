import { createHmac } from 'node:crypto';
import { ACCOUNT_CALLS, ONE_TAP_SETUP, type OneTapSetup } from '@kvadrat/contracts/account';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { Response } from 'light-my-request';
import { person, type TestVisitor } from '../../accounts/testing/test-visitor';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { CLIENT_ID, startOneTapIssuer, type OneTapIssuer } from '../testing/one-tap-issuer';
import { mutants } from '../testing/mutants';
import { createSocialPortal, type SocialPortal } from '../testing/social-portal';
import { googleKeys } from './google-keys';

const database = withTestDatabase();
const clock = { now: new Date() };
const TOO_LATE_MS = 24 * 3600_000 + 1000;
let issuer: OneTapIssuer;
let portal: SocialPortal;

beforeAll(async () => {
  issuer = await startOneTapIssuer(() => clock.now);
  portal = await createSocialPortal(database, {
    now: () => clock.now,
    oneTap: { clientId: CLIENT_ID, keys: googleKeys(issuer.jwksUrl, () => clock.now.getTime()) },
  });
}, 60_000);

beforeEach(() => database.sql`truncate account, limit_count, social_used_token cascade`);

afterAll(async () => {
  await portal.close();
  await issuer.close();
});

async function nonceOf(visitor: TestVisitor): Promise<string> {
  return (await visitor.get(ONE_TAP_SETUP)).json<OneTapSetup>().nonce;
}

/** The fields of R94, no more. */
function post(visitor: TestVisitor, code: string, changes: Record<string, string> = {}): Promise<Response> {
  return visitor.form(ACCOUNT_CALLS.singleSignOn, {
    action: 'parserequesttoken',
    mode: 'oauth',
    accountType: 'google',
    persistent: '1',
    code,
    oneTap: '1',
    v: '2',
    ...changes,
  });
}

async function signIn(
  visitor: TestVisitor,
  claims: JWTPayload = {},
  header: Record<string, unknown> = {},
): Promise<Response> {
  return post(visitor, await issuer.credential({ nonce: await nonceOf(visitor), ...claims }, header));
}

const sessions = async (): Promise<number> =>
  Number((await database.sql<{ n: string }[]>`select count(*) as n from account_session`)[0]?.n);

describe('what holds', () => {
  test('R94 R96 R177 the first token makes an account, the next one signs in', async () => {
    const [first, second] = [portal.visitor(), portal.visitor()];
    const made = await signIn(first);
    expect([made.statusCode, made.headers['cache-control']]).toEqual([200, 'no-store']);
    const uuid = (await first.user())?.uuid;
    expect(made.json()).toEqual({
      utente: { session_token: first.cookies.get('IMMSESSID'), uuid, email: 'ana@primjer.hr', phone: '' },
      trackSSORegistration: true,
    });
    const again = await signIn(second);
    expect(again.json()).toEqual({
      utente: { session_token: second.cookies.get('IMMSESSID'), uuid, email: 'ana@primjer.hr', phone: '' },
      trackSSOAccess: true,
    });
    // R95: the page writes the handle it was given, which changes nothing.
    second.cookies.set('IMMSESSID', again.json<{ utente: { session_token: string } }>().utente.session_token);
    expect((await second.user())?.uuid).toBe(uuid);
  });

  test('both spellings of the issuer are one person', async () => {
    const [first, second] = [portal.visitor(), portal.visitor()];
    await signIn(first, { iss: 'accounts.google.com' });
    expect((await signIn(second)).json()).toMatchObject({ trackSSOAccess: true });
  });

  test('R92 without a client id there is nothing to show, and no token is taken', async () => {
    const none = await createSocialPortal(database, { oneTap: undefined });
    const visitor = none.visitor();
    expect((await visitor.get(ONE_TAP_SETUP)).json()).toEqual({ clientId: '', nonce: '' });
    expect((await post(visitor, await issuer.credential())).statusCode).toBe(404);
    await none.close();
  });
});

describe('what does not', () => {
  test.each<[string, JWTPayload, Record<string, unknown>]>([
    ['1.7-37 another audience', { aud: 'other.apps.example' }, {}],
    ['another authorised party', { azp: 'other.apps.example' }, {}],
    ['1.7-33 another issuer', { iss: 'https://evil.example' }, {}],
    ['1.7-40 one that has ended', { exp: Math.floor(Date.now() / 1000) - 60 }, {}],
    ['1.7-40 one that does not count yet', { nbf: Math.floor(Date.now() / 1000) + 600 }, {}],
    ['1.7-40 one older than five minutes', { iat: Math.floor(Date.now() / 1000) - 310 }, {}],
    ['1.7-40 another type of token', {}, { typ: 'at+jwt' }],
    ['1.7-34 a nonce of nobody', { nonce: 'x' }, {}],
    ['1.7-34 no nonce', { nonce: undefined }, {}],
    ['1.7-35 no subject', { sub: undefined }, {}],
    ['an unknown key', {}, { kid: 'other' }],
  ])('%s is refused', async (_name, claims, header) => {
    const visitor = portal.visitor();
    const answer = await signIn(visitor, claims, header);
    const { message, data } = answer.json<{ message: string; data: { message: string } }>();
    expect([answer.statusCode, await visitor.user(), data.message]).toEqual([400, null, message]);
    // R97: a sentence for people.
    expect(message).toContain('više ne vrijedi');
  });

  test('1.7-20 1.7-38 tokens without signature, of another key, or signed with our public key as a password', async () => {
    const visitor = portal.visitor();
    const good = await issuer.credential({ nonce: await nonceOf(visitor) });
    const [head = '', body = '', signature = ''] = good.split('.');
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const symmetric = `${part({ alg: 'HS256', kid: issuer.publicKey().kid, typ: 'JWT' })}.${body}`;
    const forged = await generateKeyPair('RS256');
    const claims: JWTPayload = JSON.parse(Buffer.from(body, 'base64url').toString());
    const other = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: issuer.publicKey().kid ?? '' })
      .sign(forged.privateKey);
    for (const code of [
      `${part({ alg: 'none' })}.${body}.`,
      `${part({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`,
      `${head}.${body}.`,
      `${symmetric}.${createHmac('sha256', JSON.stringify(issuer.publicKey())).update(symmetric).digest('base64url')}`,
      other,
    ]) {
      expect((await post(visitor, code)).statusCode).toBe(400);
    }
    expect(await sessions()).toBe(0);
    expect((await post(visitor, good)).statusCode).toBe(200);
  });

  test('1.7-39 a key that a token brings along or points to is not used', async () => {
    const visitor = portal.visitor();
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const payload = {
      iss: 'https://accounts.google.com',
      aud: CLIENT_ID,
      sub: '1',
      email: 'ana@primjer.hr',
      email_verified: true,
      nonce: await nonceOf(visitor),
    };
    for (const header of [{ jwk }, { jku: 'http://127.0.0.1:9/keys' }, { x5u: 'http://127.0.0.1:9/cert' }]) {
      const code = await new SignJWT(payload)
        .setIssuedAt(clock.now)
        .setExpirationTime('1h')
        .setProtectedHeader({ alg: 'RS256', kid: issuer.publicKey().kid ?? '', ...header })
        .sign(privateKey);
      expect((await post(visitor, code)).statusCode).toBe(400);
    }
  });

  test('1.7-34 a token works once, in the browser it was made for', async () => {
    const [visitor, thief] = [portal.visitor(), portal.visitor()];
    const code = await issuer.credential({ nonce: await nonceOf(visitor) });
    expect((await post(thief, code)).statusCode).toBe(400);
    const kept = new Map(visitor.cookies);
    expect((await post(visitor, code)).statusCode).toBe(200);
    const replay = portal.visitor();
    for (const [name, value] of kept) replay.cookies.set(name, value);
    expect([(await post(replay, code)).statusCode, await sessions()]).toEqual([400, 1]);
  });

  test('races: one token sent fifty times at once is one session', async () => {
    const visitor = portal.visitor();
    const code = await issuer.credential({ nonce: await nonceOf(visitor) });
    const copies = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const copy = portal.visitor();
        for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
        return post(copy, code);
      }),
    );
    expect(copies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await sessions()).toBe(1);
  });

  test.each(['action', 'mode', 'accountType', 'persistent', 'oneTap', 'v'])(
    'R94 the call has all of its fields: %s',
    async (name) => {
      const visitor = portal.visitor();
      expect(
        (await post(visitor, await issuer.credential({ nonce: await nonceOf(visitor) }), { [name]: 'x' })).statusCode,
      ).toBe(404);
    },
  );

  test('1.7-48 a call without our token, or from another site, is refused before anything else', async () => {
    const visitor = portal.visitor();
    const code = await issuer.credential({ nonce: await nonceOf(visitor) });
    const fields = {
      action: 'parserequesttoken',
      mode: 'oauth',
      accountType: 'google',
      persistent: '1',
      code,
      oneTap: '1',
      v: '2',
    };
    const refused = await Promise.all([
      visitor.form(ACCOUNT_CALLS.singleSignOn, fields, { token: null }),
      visitor.form(ACCOUNT_CALLS.singleSignOn, fields, { token: 'x' }),
      visitor.form(ACCOUNT_CALLS.singleSignOn, fields, { headers: { origin: 'https://evil.example' } }),
      visitor.form(ACCOUNT_CALLS.singleSignOn, fields, { headers: { 'sec-fetch-site': 'cross-site' } }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect((await post(visitor, code)).statusCode).toBe(200);
  });

  test('sign-in case 5: an account somebody planted is not entered', async () => {
    const [planter, owner] = [portal.visitor(), portal.visitor()];
    await planter.register(person({ email: 'ana@primjer.hr' }));
    const answer = await signIn(owner);
    expect([answer.statusCode, await owner.user()]).toEqual([403, null]);
    expect(answer.json<{ data: { message: string } }>().data.message).toContain('još nije potvrđena');
  });

  test('changed tokens never sign in and never break anything (a share of 2,000)', async () => {
    const visitor = portal.visitor();
    const good = await issuer.credential({ nonce: await nonceOf(visitor) });
    for (const code of mutants(good, 100)) {
      await database.sql`truncate limit_count`;
      expect([400, 403, 404]).toContain((await post(visitor, code)).statusCode);
    }
    expect(await sessions()).toBe(0);
  });
});

describe('Google’s keys', () => {
  const ask = async (): Promise<number> => (await signIn(portal.visitor())).statusCode;
  const later = (ms: number): void => {
    clock.now = new Date(clock.now.getTime() + ms);
    jest.setSystemTime(clock.now);
  };

  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
      now: clock.now,
    });
    issuer.answer('keys');
  });

  afterEach(() => {
    jest.useRealTimers();
    issuer.answer('keys');
  });

  test('are asked for once in ten minutes, and at once when they were exchanged', async () => {
    later(600_001);
    await ask();
    const before = issuer.asked();
    expect([await ask(), issuer.asked() - before]).toEqual([200, 0]);
    later(30_001);
    await issuer.rotate();
    expect([await ask(), issuer.asked() - before]).toEqual([200, 1]);
  });

  test.each(['failure', 'garbled'] as const)(
    'old ones serve for a day while the address answers with %s; then nobody is let in',
    async (behaviour) => {
      await issuer.rotate();
      later(600_001);
      expect(await ask()).toBe(200);
      issuer.answer(behaviour);
      later(3600_000);
      expect(await ask()).toBe(200);
      later(TOO_LATE_MS);
      const answer = await signIn(portal.visitor());
      expect([answer.statusCode, answer.json<{ data: { message: string } }>().data.message.includes('Google')]).toEqual(
        [503, true],
      );
      issuer.answer('keys');
      later(30_001);
      expect(await ask()).toBe(200);
    },
  );

  test('an exchanged key nobody can tell about is no forgery: try later', async () => {
    await ask();
    issuer.answer('failure');
    later(600_001);
    await issuer.rotate();
    expect(await ask()).toBe(503);
    // Not asked again within thirty seconds.
    const before = issuer.asked();
    expect([await ask(), issuer.asked() - before]).toEqual([503, 0]);
    issuer.answer('keys');
    later(30_001);
    expect(await ask()).toBe(200);
  });

  test('an address that never answers holds nobody up for long', async () => {
    await ask();
    issuer.answer('silence');
    later(600_001);
    expect([await ask(), await ask()]).toEqual([200, 200]);
  }, 20_000);
});
