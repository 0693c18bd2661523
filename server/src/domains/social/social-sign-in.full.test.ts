import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { Response } from 'light-my-request';
import { mailsTo } from '../accounts/testing/mail-link';
import { person } from '../accounts/testing/test-visitor';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { ANA, answerAt, begin, comeBack, signInWith } from './testing/provider-walk';
import { readEnding } from './testing/read-ending';
import { createSocialPortal, type SocialPortal } from './testing/social-portal';

const database = withTestDatabase();
let portal: SocialPortal;

beforeAll(async () => {
  portal = await createSocialPortal(database, { origins: ['https://stari.example.hr'] });
  // The imitated provider starts with the first who asks for it.
  await begin(portal.visitor(), 'google');
}, 60_000);

beforeEach(() => database.sql`truncate account, limit_count, mail_outbox, social_transaction cascade`);

afterAll(() => portal.close());

const sessions = async (): Promise<number> =>
  Number((await database.sql<{ n: string }[]>`select count(*) as n from account_session`)[0]?.n);

const problemOf = (page: Response): string | null => readEnding(page).problem;

const handed = (page: Response): Record<string, string> =>
  Object.fromEntries(page.cookies.filter(({ maxAge }) => maxAge === 60).map(({ name, value }) => [name, value]));

describe('the way there', () => {
  test.each<[SocialProvider, Record<string, string | null>]>([
    ['google', { scope: 'openid email profile', response_mode: null }],
    ['apple', { scope: 'openid email name', response_mode: 'form_post' }],
    ['facebook', { scope: 'public_profile email', nonce: null }],
  ])('R173 1.7-32 %s gets state, PKCE and the address back to us', async (service, expected) => {
    const answer = await begin(portal.visitor(), service);
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual([
      302,
      'private, no-store',
      'no-referrer',
    ]);
    const { searchParams } = new URL(String(answer.headers.location));
    expect(searchParams.get('redirect_uri')).toBe(`http://localhost:8080/singleSignOn/${service}/`);
    expect([
      searchParams.get('response_type'),
      searchParams.get('code_challenge_method'),
      searchParams.get('client_secret'),
    ]).toEqual(['code', 'S256', null]);
    for (const name of ['state', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    for (const [name, value] of Object.entries(expected)) expect(searchParams.get(name)).toBe(value);
    const [row] = await database.db.selectFrom('social_transaction').selectAll().execute();
    expect(row).toMatchObject({
      service,
      tx_id: 'tx-1',
      locale: 'en',
      return_to: null,
      opener_origin: 'http://localhost:8080',
    });
    // What the provider was sent is not what would let somebody end the sign-in.
    expect(String(answer.headers.location)).not.toContain(row?.code_verifier ?? '');
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
  ])('another site starts no sign-in: %j', async (headers) => {
    const answer = await portal
      .visitor()
      .get('/singleSignOn.php?action=dologin&accountType=google&mode=oauth&locale=en', headers);
    expect(readEnding(answer)).toMatchObject({ service: 'google', problem: 'foreign', told: null });
    expect(await database.db.selectFrom('social_transaction').selectAll().execute()).toEqual([]);
  });

  test.each(['myspace', '', '__proto__'])(
    'a provider that is none of ours is told plainly: %j',
    async (accountType) => {
      const answer = await portal
        .visitor()
        .get(`/singleSignOn.php?action=dologin&accountType=${accountType}&mode=oauth&locale=de`);
      expect(readEnding(answer)).toEqual({ service: null, problem: 'notOffered', told: null, back: null });
      expect(answer.headers.location).toMatch(/^\/de\//);
    },
  );

  test('more than thirty starts a minute from one network wait', async () => {
    const visitor = portal.visitor();
    const codes: number[] = [];
    for (let start = 0; start < 30; start += 1) codes.push((await begin(visitor, 'facebook')).statusCode);
    expect(new Set(codes)).toEqual(new Set([302]));
    expect(problemOf(await begin(visitor, 'facebook'))).toBe('tooMany');
  });
});

describe('the way back', () => {
  test.each<[SocialProvider, boolean]>([
    ['google', true],
    ['apple', true],
    ['facebook', false],
  ])(
    'R80 R173 R216 T51 %s makes an account with a session, and hands over who it is; the next time it signs in',
    async (service, verified) => {
      const visitor = portal.visitor();
      const page = await signInWith(visitor, service);
      expect(readEnding(page)).toEqual({
        service,
        problem: null,
        told: { txId: 'tx-1', signup: true, origin: 'http://localhost:8080' },
        back: null,
      });
      const user = await visitor.user();
      expect(user).toMatchObject({ email: ANA.email, emailVerified: verified });
      expect(handed(page)).toEqual({ signup_social: '1', user_uuid: user?.uuid, email: 'ana@primjer.hr', phone: '' });

      const again = portal.visitor();
      const second = await signInWith(again, service);
      expect(readEnding(second)).toMatchObject({ problem: null, told: { signup: false } });
      expect(handed(second)).toEqual({ user_uuid: user?.uuid, email: 'ana@primjer.hr', phone: '' });
      expect((await again.user())?.uuid).toBe(user?.uuid);
    },
  );

  test('O-19 the way to the last page of a popup has no opener policy, tells one origin, and neither code nor person', async () => {
    const page = await signInWith(portal.visitor(), 'google', ANA, { opener: 'https://stari.example.hr' });
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(page.headers['cross-origin-opener-policy']).toBeUndefined();
    expect(readEnding(page).told?.origin).toBe('https://stari.example.hr');
    expect([...new URL(String(page.headers.location), 'http://localhost').searchParams.keys()]).toEqual([
      'usluga',
      'tx',
      'novi',
      'opener',
    ]);
    expect(page.headers.location).toMatch(/^\/en\/prijava\/povratak\//);
  });

  test('a page of an origin that is not listed is not spoken to', async () => {
    const page = await signInWith(portal.visitor(), 'google', ANA, { opener: 'https://evil.example' });
    expect(readEnding(page).told?.origin).toBe('http://localhost:8080');
  });

  test.each([
    ['/user/saved/?utm_source=a', '/user/saved/?utm_source=a'],
    ['https://portal.test//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['/%5Cevil.example', '/'],
    ['/%2F%2Fevil.example', '/'],
    ['https:evil.example', '/'],
    ['/a\r\nSet-Cookie:x', '/'],
  ])(
    '1.7-50 sign-in case 2 and 4: without a popup the tab comes back to where it was: %j',
    async (returnTo, location) => {
      const visitor = portal.visitor();
      const answer = await signInWith(visitor, 'google', ANA, { returnTo });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
      expect((await visitor.user())?.email).toBe(ANA.email);
    },
  );

  test('who cancels at the provider is told so, and stays a stranger', async () => {
    const visitor = portal.visitor();
    for (const service of ['google', 'apple', 'facebook'] as const) {
      const page = await signInWith(visitor, service, null);
      expect(readEnding(page)).toMatchObject({ service, problem: 'cancelled', told: { txId: 'tx-1' } });
    }
    const tab = await signInWith(visitor, 'google', null, { returnTo: '/user/saved/' });
    expect(readEnding(tab)).toEqual({ service: 'google', problem: 'cancelled', told: null, back: '/user/saved/' });
    expect(await visitor.user()).toBeNull();
  });

  test('1.7-23 a session from before is gone afterwards', async () => {
    const visitor = portal.visitor();
    await visitor.register(person());
    const before = new Map(visitor.cookies);
    await signInWith(visitor, 'google');
    expect(visitor.cookies.get('IMMSESSID')).not.toBe(before.get('IMMSESSID'));
    const old = portal.visitor();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect(await old.user()).toBeNull();
  });
});

describe('what must not work', () => {
  test('1.7-32 another browser’s answer is refused, and the right browser still gets in', async () => {
    const [visitor, thief] = [portal.visitor(), portal.visitor()];
    const answer = await answerAt(await begin(visitor, 'google'), ANA);
    await thief.token();
    const stolen = await comeBack(thief, answer);
    expect(readEnding(stolen)).toMatchObject({ problem: 'expired', told: null });
    expect([await thief.user(), await sessions()]).toEqual([null, 0]);
    expect(problemOf(await comeBack(visitor, answer))).toBeNull();
  });

  test('1.7-32 an answer of Apple’s that a stranger posts ends nothing, and cannot replace the first', async () => {
    const [visitor, thief] = [portal.visitor(), portal.visitor()];
    const answer = await answerAt(await begin(visitor, 'apple'), ANA);
    expect(problemOf(await comeBack(thief, answer))).toBe('expired');
    const state = new URLSearchParams(answer.body).get('state') ?? '';
    const forged = { ...answer, body: new URLSearchParams({ state, code: 'forged' }).toString() };
    expect(problemOf(await comeBack(visitor, forged))).toBeNull();
    expect((await visitor.user())?.email).toBe(ANA.email);
  });

  test('1.7-34 a state and a code work once', async () => {
    const visitor = portal.visitor();
    const answer = await answerAt(await begin(visitor, 'google'), ANA);
    expect(problemOf(await comeBack(visitor, answer))).toBeNull();
    const { cookies } = visitor;
    const replayed = await comeBack(visitor, answer);
    expect([problemOf(replayed), await sessions()]).toEqual(['expired', 1]);
    expect(visitor.cookies).toEqual(cookies);
  });

  test('races: of a hundred answers with one state a single one signs in', async () => {
    const visitor = portal.visitor();
    const { path } = await answerAt(await begin(visitor, 'google'), ANA);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => portal.app.inject({ url: path, headers: { host: 'localhost:8080', cookie } })),
    );
    expect(answers.map((page) => problemOf(page) ?? 'in').sort()).toEqual([...Array<string>(99).fill('expired'), 'in']);
    expect(await sessions()).toBe(1);
  });

  test.each([
    ['1.7-34 a nonce of another sign-in', () => database.sql`update social_transaction set nonce = 'other'`],
    [
      '1.7-32 a code verifier that is not its own',
      () => database.sql`update social_transaction set code_verifier = ${'x'.repeat(43)}`,
    ],
  ])('%s is refused', async (_name, spoil) => {
    const visitor = portal.visitor();
    const answer = await answerAt(await begin(visitor, 'google'), ANA);
    await spoil();
    const page = await comeBack(visitor, answer);
    expect([problemOf(page), await visitor.user()]).toEqual(['provider', null]);
  });

  test.each(['', '&iss=https%3A%2F%2Fevil.example'])(
    '1.7-33 an answer of one provider is none of another, nor of an issuer of that name: %j',
    async (iss) => {
      const visitor = portal.visitor();
      const answer = await answerAt(await begin(visitor, 'google'), ANA);
      const mixed = iss === '' ? answer.path.replace('/google/', '/apple/') : answer.path.replace(/&iss=[^&]*/, iss);
      const page = await visitor.get(mixed);
      expect([problemOf(page), await visitor.user()]).toEqual([iss === '' ? 'expired' : 'provider', null]);
    },
  );

  test('an expired sign-in is told', async () => {
    const visitor = portal.visitor();
    const answer = await answerAt(await begin(visitor, 'google'), ANA);
    await database.sql`update social_transaction set expires_at = now() - interval '1 second'`;
    expect(problemOf(await comeBack(visitor, answer))).toBe('expired');
  });

  test.each(['', '?state=', '?state=x&code=y', '?error=server_error', '?state=%00', '?state=a&state=b'])(
    'a callback out of nowhere is no fault of ours: %j',
    async (query) => {
      for (const service of ['google', 'apple', 'facebook'])
        expect(problemOf(await portal.visitor().get(`/singleSignOn/${service}/${query}`))).toBe('expired');
    },
  );

  test('1.7-31 tokens of providers reach neither browser nor database', async () => {
    const visitor = portal.visitor();
    const seen: string[] = [];
    for (const service of ['google', 'apple', 'facebook'] as const) {
      const page = await signInWith(visitor, service, { ...ANA, email: `${service}@primjer.hr` });
      seen.push(page.body, JSON.stringify(page.headers), JSON.stringify(page.cookies));
    }
    for (const table of [
      'account',
      'account_identity',
      'account_session',
      'account_token',
      'social_transaction',
    ] as const)
      seen.push(JSON.stringify(await database.db.selectFrom(table).selectAll().execute()));
    expect(seen.join('\n')).not.toMatch(/eyJ[\w-]+\.|access_token|id_token|refresh_token/);
  });
});

describe('whose account it is', () => {
  const verify = (email: string) => database.sql`update account set email_verified_at = now() where email = ${email}`;

  test('1.7-35 the subject is the person: another address at the provider is the same account', async () => {
    const visitor = portal.visitor();
    await signInWith(visitor, 'google');
    const uuid = (await visitor.user())?.uuid;
    await database.sql`update account set email = 'nova@primjer.hr', email_key = 'nova@primjer.hr'`;
    const later = portal.visitor();
    await signInWith(later, 'google');
    expect((await later.user())?.uuid).toBe(uuid);
  });

  test('both sides verified: the provider is linked to the account there is', async () => {
    const [owner, later] = [portal.visitor(), portal.visitor()];
    await owner.register(person({ email: ANA.email }));
    await verify(ANA.email);
    const page = await signInWith(later, 'google');
    expect([readEnding(page).told?.signup, (await later.user())?.uuid]).toEqual([false, (await owner.user())?.uuid]);
  });

  test('sign-in case 5: an account somebody planted is not entered; its owner is asked by mail', async () => {
    const [planter, owner] = [portal.visitor(), portal.visitor()];
    await planter.register(person({ email: ANA.email }));
    const page = await signInWith(owner, 'google');
    expect([problemOf(page), await owner.user()]).toEqual(['unverified-here', null]);
    expect((await mailsTo(database.db, ANA.email)).map(({ template }) => template)).toContain('account-link-confirm');
  });

  test.each<[SocialProvider, boolean]>([
    ['google', false],
    ['facebook', true],
  ])('sign-in case 5: %s that does not vouch for the address opens no account', async (service, emailVerified) => {
    const [owner, other] = [portal.visitor(), portal.visitor()];
    await owner.register(person({ email: ANA.email }));
    await verify(ANA.email);
    const page = await signInWith(other, service, { ...ANA, emailVerified });
    expect([problemOf(page), await other.user()]).toEqual(['unverified-there', null]);
  });

  test('1.7-26 a closed account is not entered', async () => {
    await signInWith(portal.visitor(), 'google');
    await database.sql`update account set status = 'disabled'`;
    const visitor = portal.visitor();
    const page = await signInWith(visitor, 'google');
    expect([problemOf(page), await visitor.user()]).toEqual(['disabled', null]);
  });

  test('a provider that gives no address makes no account', async () => {
    const visitor = portal.visitor();
    const page = await signInWith(visitor, 'facebook', { ...ANA, email: ' ' });
    expect([problemOf(page), await visitor.user()]).toEqual(['noAddress', null]);
  });
});
