import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { AccountClaims, Configuration, FindAccount, interactionPolicy } from 'oidc-provider';
import type { Person } from './persons';

const TTL_SECONDS = 600;

/** How the imitated provider works, but for its clients: it asks everybody each time, and believes what it hears. */
export function configuration(policies: typeof interactionPolicy, persons: ReadonlyMap<string, Person>): Configuration {
  return {
    jwks: ownKey(),
    cookies: { keys: [randomBytes(32).toString('hex')] },
    ttl: {
      AccessToken: TTL_SECONDS,
      AuthorizationCode: TTL_SECONDS,
      Grant: TTL_SECONDS,
      IdToken: TTL_SECONDS,
      Interaction: TTL_SECONDS,
      Session: TTL_SECONDS,
    },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      public_profile: ['given_name', 'family_name'],
    },
    scopes: ['openid', 'email', 'profile', 'name', 'public_profile'],
    // As the real ones do, the ID token itself says who it is.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: askingAgain(policies), url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: accountsOf(persons),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId,
        accountId: ctx.oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile name public_profile');
      await grant.save();
      return grant;
    },
  };
}

/** Makes a key of its own at each start, so that nobody can have it. */
function ownKey(): NonNullable<Configuration['jwks']> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kty: 'RSA' as const };
  return { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: 'development' }] };
}

/** Who has signed in at one of the imitated providers is asked again, as each is to be tried by itself. */
function askingAgain({ base, Check }: typeof interactionPolicy): interactionPolicy.DefaultPolicy {
  const policy = base();
  const asked = new Check(
    'asked_again',
    'everybody is asked each time',
    ({ oidc }) => oidc.result?.login === undefined,
  );
  policy.get('login')?.checks.add(asked);
  return policy;
}

function accountsOf(persons: ReadonlyMap<string, Person>): FindAccount {
  return (_ctx, id) => {
    const person = persons.get(id);
    if (person === undefined) return undefined;
    const claims: AccountClaims = {
      sub: id,
      email: person.email,
      email_verified: person.emailVerified,
      given_name: person.name,
      family_name: person.surname,
    };
    return { accountId: id, claims: () => claims };
  };
}
