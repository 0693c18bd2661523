import { ACCOUNT_CALLS, ONE_TAP_SETUP, type OneTapSetup } from '@kvadrat/contracts/account';
import type { JWTPayload } from 'jose';
import { mailedToken, mailsTo } from '../accounts/testing/mail-link';
import { GOOD_PASSWORD, person, type TestVisitor } from '../accounts/testing/test-visitor';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { googleKeys } from './one-tap/google-keys';
import { CLIENT_ID, startOneTapIssuer, type OneTapIssuer } from './testing/one-tap-issuer';
import { ANA, signInWith } from './testing/provider-walk';
import { createSocialPortal, type SocialPortal } from './testing/social-portal';

const database = withTestDatabase();
const NEW_PASSWORD = 'otok Vis 1991';
const EMAIL = ANA.email;
let issuer: OneTapIssuer;
let portal: SocialPortal;

beforeAll(async () => {
  issuer = await startOneTapIssuer();
  portal = await createSocialPortal(database, { oneTap: { clientId: CLIENT_ID, keys: googleKeys(issuer.jwksUrl) } });
}, 60_000);

beforeEach(
  () => database.sql`truncate account, limit_count, mail_outbox, social_transaction, social_used_token cascade`,
);

afterAll(async () => {
  await portal.close();
  await issuer.close();
});

async function oneTap(visitor: TestVisitor, claims: JWTPayload = {}): Promise<number> {
  const { nonce } = (await visitor.get(ONE_TAP_SETUP)).json<OneTapSetup>();
  const code = await issuer.credential({ nonce, ...claims });
  return (
    await visitor.form(ACCOUNT_CALLS.singleSignOn, {
      action: 'parserequesttoken',
      mode: 'oauth',
      accountType: 'google',
      persistent: '1',
      code,
      oneTap: '1',
      v: '2',
    })
  ).statusCode;
}

/** Somebody who holds an identity that names another's address, which nobody has proven. */
interface Planter {
  signIn: (visitor: TestVisitor) => Promise<unknown>;
}

const PLANTERS: [string, Planter][] = [
  [
    'One Tap with email_verified: false',
    { signIn: (visitor) => oneTap(visitor, { email_verified: false, sub: 'planter' }) },
  ],
  ['Facebook', { signIn: (visitor) => signInWith(visitor, 'facebook') }],
];

const identities = () => database.db.selectFrom('account_identity').select(['service', 'subject']).execute();
const templates = async (): Promise<string[]> => (await mailsTo(database.db, EMAIL)).map(({ template }) => template);

async function resetByMail(visitor: TestVisitor): Promise<void> {
  await visitor.form(ACCOUNT_CALLS.passwordRetrieve, { email: EMAIL });
  const token = await mailedToken(database.db, EMAIL, 'account-reset');
  const answer = await visitor.form(ACCOUNT_CALLS.changePassword, {
    pwd: NEW_PASSWORD,
    pwdrip: NEW_PASSWORD,
    email: EMAIL,
    token,
  });
  expect(answer.json()).toMatchObject({ error: 0 });
}

describe.each(PLANTERS)('cases 5 an account planted with %s', (_name, planter) => {
  test('is its owner’s alone once they have set a password by mail', async () => {
    const [attacker, owner, again] = [portal.visitor(), portal.visitor(), portal.visitor()];
    await planter.signIn(attacker);
    expect(await attacker.user()).toMatchObject({ email: EMAIL });
    await resetByMail(owner);
    expect(await attacker.user()).toBeNull();
    await planter.signIn(again);
    expect(await again.user()).toBeNull();
    expect(await identities()).toEqual([]);
    expect((await owner.login(EMAIL, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('is its owner’s alone once they have confirmed the address', async () => {
    const [attacker, owner, again] = [portal.visitor(), portal.visitor(), portal.visitor()];
    await planter.signIn(attacker);
    const token = await mailedToken(database.db, EMAIL, 'account-verification');
    expect((await owner.form(ACCOUNT_CALLS.confirmEmail, { token })).statusCode).toBe(200);
    expect(await attacker.user()).toBeNull();
    await planter.signIn(again);
    expect(await again.user()).toBeNull();
    expect(await identities()).toEqual([]);
  });

  test('lets in the identity its owner has allowed by mail, and no other', async () => {
    const [attacker, owner, again, later] = [portal.visitor(), portal.visitor(), portal.visitor(), portal.visitor()];
    await planter.signIn(attacker);
    expect(await oneTap(owner, { sub: 'owner' })).toBe(403);
    const token = await mailedToken(database.db, EMAIL, 'account-link-confirm');
    expect((await owner.form(ACCOUNT_CALLS.confirmEmail, { token })).statusCode).toBe(200);
    expect(await attacker.user()).toBeNull();
    await planter.signIn(again);
    expect(await again.user()).toBeNull();
    expect(await identities()).toEqual([{ service: 'google', subject: 'owner' }]);
    expect(await oneTap(later, { sub: 'owner' })).toBe(200);
  });
});

test('who opened the account and confirms it in the same browser keeps their own way in, and no other browser stays', async () => {
  const [owner, elsewhere, later] = [portal.visitor(), portal.visitor(), portal.visitor()];
  await signInWith(owner, 'facebook');
  await signInWith(elsewhere, 'facebook');
  const token = await mailedToken(database.db, EMAIL, 'account-verification');
  expect((await owner.form(ACCOUNT_CALLS.confirmEmail, { token })).statusCode).toBe(200);
  expect([await owner.user(), await elsewhere.user()]).toEqual([
    expect.objectContaining({ emailVerified: true }),
    null,
  ]);
  await signInWith(later, 'facebook');
  expect(await later.user()).toMatchObject({ email: EMAIL });
});

test('1.7-3 Google vouches later for the address of its own account: proven, and sessions from before end', async () => {
  const [first, second] = [portal.visitor(), portal.visitor()];
  await oneTap(first, { email_verified: false });
  expect(await oneTap(second)).toBe(200);
  expect([await first.user(), await second.user()]).toEqual([null, expect.objectContaining({ emailVerified: true })]);
  expect(await database.db.selectFrom('account_token').selectAll().execute()).toEqual([]);
});

test('Google vouches for another address than the account’s: nothing is proven', async () => {
  const [first, second] = [portal.visitor(), portal.visitor()];
  await oneTap(first, { email_verified: false });
  expect(await oneTap(second, { email: 'druga@primjer.hr' })).toBe(200);
  expect([await first.user(), await second.user()]).toEqual([
    expect.objectContaining({ emailVerified: false }),
    expect.objectContaining({ emailVerified: false }),
  ]);
});

describe('the owner is told of each identity that is linked', () => {
  test('by a provider that vouches for the address', async () => {
    const owner = portal.visitor();
    await owner.register(person({ email: EMAIL }));
    await owner.form(ACCOUNT_CALLS.confirmEmail, {
      token: await mailedToken(database.db, EMAIL, 'account-verification'),
    });
    expect(await oneTap(portal.visitor())).toBe(200);
    expect(await templates()).toEqual(['account-verification', 'account-identity-linked']);
    // The second time it is there already.
    expect(await oneTap(portal.visitor())).toBe(200);
    expect(await templates()).toHaveLength(2);
  });

  test('by the link of a mail', async () => {
    const owner = portal.visitor();
    await owner.register(person({ email: EMAIL }));
    await owner.form(ACCOUNT_CALLS.confirmEmail, {
      token: await mailedToken(database.db, EMAIL, 'account-verification'),
    });
    await signInWith(portal.visitor(), 'facebook');
    await owner.form(ACCOUNT_CALLS.confirmEmail, {
      token: await mailedToken(database.db, EMAIL, 'account-link-confirm'),
    });
    const mail = (await mailsTo(database.db, EMAIL)).at(-1);
    expect(mail).toMatchObject({ template: 'account-identity-linked', locale: 'hr' });
    expect(mail?.body_text).toContain('Facebook');
    expect(mail?.body_text).toContain('/utente/profilo/');
    expect((await portal.visitor().login(EMAIL, GOOD_PASSWORD)).statusCode).toBe(200);
  });
});

test('25 sign-ins that would be linked within seconds are one mail, whose link stays good', async () => {
  const limited = await createSocialPortal(
    database,
    { oneTap: { clientId: CLIENT_ID, keys: googleKeys(issuer.jwksUrl) } },
    true,
  );
  const owner = limited.visitor();
  await owner.register(person({ email: EMAIL }));
  await owner.form(ACCOUNT_CALLS.confirmEmail, {
    token: await mailedToken(database.db, EMAIL, 'account-verification'),
  });
  for (let turn = 0; turn < 25; turn += 1)
    expect(await oneTap(limited.visitor(), { email_verified: false, sub: `stranger-${turn}` })).toBe(403);
  expect((await templates()).filter((template) => template === 'account-link-confirm')).toHaveLength(1);
  const token = await mailedToken(database.db, EMAIL, 'account-link-confirm');
  expect((await owner.form(ACCOUNT_CALLS.confirmEmail, { token })).statusCode).toBe(200);
  expect(await identities()).toEqual([{ service: 'google', subject: 'stranger-0' }]);
  await limited.close();
});
