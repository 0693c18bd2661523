import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Accounts } from '../accounts/api';
import { RefusedFields } from '../../platform/forms';
import { FORM } from '../../platform/lanes';
import { addSchemas, ApiError, reference } from '../../platform/schema';
import { admissionOf, type Admission } from './admission';
import { addContactRoutes } from './contact.routes';
import { IdentityParams, NewPassword, NewsChoices, OwnProfile } from './profile.schema';

export interface ProfileDeps {
  accounts: Pick<Accounts, 'currentUser' | 'protect' | 'limit' | 'tokenFor' | 'profile'>;
}

const PROFILE = '/api-next/user/profile/';
const tags = ['profile'];
const refusals = { 401: reference('ApiError'), 403: reference('ApiError'), 429: reference('ApiError') };

/** `…/user/profile/…`: a person's own account, for their page; signing out and the mail that proves an address are calls of accounts. */
export const profileRoutes: FastifyPluginCallback<ProfileDeps> = (app, { accounts }, done) => {
  addSchemas(app, { ApiError, RefusedFields, OwnProfile });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'private, no-store');
    next();
  });
  addReading(app, accounts);
  const admission = admissionOf(accounts);
  addChanges(app, accounts, admission);
  addContactRoutes(app, accounts, admission);
  addEndings(app, accounts, admission);
  done();
};

function addReading(app: FastifyInstance, { profile, tokenFor }: ProfileDeps['accounts']): void {
  app.get(
    PROFILE,
    {
      config: FORM,
      schema: {
        operationId: 'readProfile',
        summary: 'The account of who is signed in; null for a stranger',
        tags,
        response: { 200: reference('OwnProfile') },
      },
    },
    async (request, reply): Promise<Static<typeof OwnProfile>> => {
      const own = await profile.read(request);
      if (own === null) return null;
      const { account, identities, ...rest } = own;
      return {
        name: account.first_name,
        surname: account.last_name,
        email: account.email,
        emailVerified: account.email_verified_at !== null,
        phone: account.phone,
        phoneVerified: account.phone_verified_at !== null,
        language: account.language,
        hasPassword: account.password_hash !== null,
        ...rest,
        identities: identities.map(({ linkedAt, ...identity }) => ({ ...identity, linkedAt: linkedAt.toISOString() })),
        csrf: await tokenFor(request, reply),
      };
    },
  );
}

/** What is said of oneself, and the password. */
function addChanges(app: FastifyInstance, accounts: ProfileDeps['accounts'], { admit, admitChange }: Admission): void {
  app.put<{ Body: Static<typeof NewsChoices> }>(
    `${PROFILE}news/`,
    {
      schema: {
        operationId: 'saveNewsChoices',
        summary: 'Says what may be sent to who is signed in',
        tags,
        body: NewsChoices,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      await admitChange(request);
      await accounts.profile.saveChoices(request, request.body);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: Static<typeof NewPassword> }>(
    `${PROFILE}password/`,
    {
      schema: {
        operationId: 'changeOwnPassword',
        summary: 'Sets a new password for who knows the old one; other devices are signed out',
        tags,
        body: NewPassword,
        response: { 204: Type.Null(), ...refusals, 422: reference('RefusedFields') },
      },
    },
    async (request, reply) => {
      await admit(request);
      await accounts.profile.changePassword(request, reply, request.body);
      return reply.code(204).send();
    },
  );
}

/** Devices signed out, and ways in taken away. */
function addEndings(app: FastifyInstance, accounts: ProfileDeps['accounts'], { admitChange }: Admission): void {
  app.delete(
    `${PROFILE}other-sessions/`,
    {
      schema: {
        operationId: 'endOtherSessions',
        summary: 'Signs every device out but this one',
        tags,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      await admitChange(request);
      await accounts.profile.endOthers(request);
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: Static<typeof IdentityParams> }>(
    `${PROFILE}identities/:handle/`,
    {
      schema: {
        operationId: 'removeIdentity',
        summary: 'Takes a provider away from the account, never the last way in; other devices are signed out',
        tags,
        params: IdentityParams,
        response: { 204: Type.Null(), ...refusals, 404: reference('ApiError'), 409: reference('ApiError') },
      },
    },
    async (request, reply) => {
      await admitChange(request);
      const outcome = await accounts.profile.unlink(request, request.params.handle);
      if (outcome === 'gone') throw new AppError('not-found', 'the account has no such identity');
      if (outcome === 'last') throw new AppError('limit-reached', 'nothing else opens the account');
      return reply.code(204).send();
    },
  );
}
