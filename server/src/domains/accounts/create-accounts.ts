import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountsOptions } from './account-options';
import { inWords } from './account-failures';
import { allowSiblings, localeOf, readBodies } from './account-scope';
import { AccountServices } from './account-services';
import type { Accounts } from './accounts';
import { describeOnly } from './description/describe-call';
import { addChangePassword } from './flows/change-password';
import { addConfirmEmail } from './flows/confirm-email';
import { addLogin } from './flows/login';
import { addLogout } from './flows/logout';
import { addPageSupport } from './flows/page-support';
import { addPasskeySignIn } from './flows/passkey-sign-in';
import { addPasswordRetrieve } from './flows/password-retrieve';
import { addProfile } from './flows/profile';
import { addRegister } from './flows/register';
import { addRegistrationType } from './flows/registration-type';
import { addSecondStep } from './flows/second-step';
import { signInWithIdentity } from './flows/sign-in-with-identity';
import { addThirdParty } from './flows/third-party';
import { addUserInfo } from './flows/user-info';
import { isInternal } from '../../platform/http';
import { DAY, networkOf } from '../../platform/limits';
import { answerFailures } from './forms/form-call';
import { ownProfile } from './own-profile';
import { ownSecurity } from './own-security';
import { actInSession } from './sessions/session.store';

const CALLS = [
  addRegistrationType,
  addLogin,
  addSecondStep,
  addPasskeySignIn,
  addRegister,
  addPasswordRetrieve,
  addChangePassword,
  addConfirmEmail,
  addProfile,
  addUserInfo,
  addLogout,
  addThirdParty,
  addPageSupport,
];

/** What an account or a browser program in a network does for the first time in a day; nobody is told. */
const FIRST = { name: 'accounts-first', subject: [{ calls: 1, seconds: DAY }], open: false };

/** What other domains pass on: refusals in the visitor's words. */
async function said<T>(request: FastifyRequest, done: Promise<T>): Promise<T> {
  try {
    return await done;
  } catch (error) {
    throw inWords(error, localeOf(request));
  }
}

/** Accounts over one database; nothing is asked of it before the first call. */
export function createAccounts(options: AccountsOptions): Accounts {
  const services = new AccountServices(options);
  const { browsers, cookies, sessions } = services;
  return {
    scope: async (api, add) => {
      await api.register(async (scope) => {
        readBodies(scope);
        allowSiblings(scope, services.origins);
        answerFailures(scope, services);
        await add(scope);
      });
    },
    routes: (scope: FastifyInstance) => {
      describeOnly(scope);
      for (const addCalls of CALLS) addCalls(scope, services);
    },
    currentUser: async (request) => (await sessions.of(request))?.account ?? null,
    sessionName: (request) => sessions.nameOf(request),
    actingFor: async (request) => (await sessions.of(request))?.actingFor ?? null,
    actFor: async (request, tx, agencyId) => {
      const handle = cookies.readSession(request)?.handle;
      if (handle !== undefined && (await sessions.of(request)) !== null) await actInSession(tx, handle, agencyId);
    },
    startSession: async (request, reply, halves) => {
      await sessions.hand(request, reply, halves);
      return halves.handle;
    },
    signInWithIdentity: (request, identity) => signInWithIdentity(services, request, identity),
    protect: (request) => said(request, services.protect(request)),
    protectForm: (request) => (isInternal(request) ? Promise.resolve() : said(request, services.protect(request))),
    limit: async (request, call) => {
      await said(request, services.limit(request, call));
    },
    mayMail: (request, email, since) => services.mayMail(request, email, since === undefined ? {} : { since }),
    firstToday: async (request, what) => {
      const account = (await sessions.of(request))?.account.id;
      const visitor = `${networkOf(request.ip)} ${request.headers['user-agent'] ?? ''}`;
      const names = [visitor, ...(account === undefined ? [] : [`account ${account}`])];
      const first = await Promise.all(
        names.map((who) => services.limiter.hasRoom(FIRST, { subject: `${what} ${who}` })),
      );
      return first.every(Boolean);
    },
    browserId: (request, reply) => browsers.idOf(request, reply),
    tokenFor: (request, reply) => browsers.tokenOf(browsers.idOf(request, reply)),
    profile: ownProfile(services),
    security: ownSecurity(services),
    preparePage: (request, reply) => {
      const id = browsers.idOf(request, reply);
      const others = (request.headers.cookie ?? '')
        .split(';')
        .filter((pair) => pair.trim() !== '' && !pair.trimStart().startsWith(`${cookies.browserName()}=`));
      return [...others, ` ${cookies.browserName()}=${id}`].join(';').trim();
    },
  };
}
