import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Accounts } from '../accounts/api';
import { RefusedFields } from '../../platform/forms';
import { FORM } from '../../platform/lanes';
import { addSchemas, ApiError, reference } from '../../platform/schema';
import { addPasskeyRoutes } from './passkey.routes';
import { addSecondStepRoutes } from './second-step.routes';
import { SECURITY, securityCall, type Admit } from './security-call';
import { OwnSecurity, SessionParams } from './security.schema';
import { squareCode } from './square-code';

export interface SecurityDeps {
  accounts: Pick<Accounts, 'protect' | 'limit' | 'tokenFor' | 'security'>;
}

/** `…/user/security/…`: what opens a person's own account, and where it is open. */
export const securityRoutes: FastifyPluginCallback<SecurityDeps> = (app, { accounts }, done) => {
  const { security, tokenFor } = accounts;
  addSchemas(app, { ApiError, RefusedFields, OwnSecurity });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'private, no-store');
    next();
  });
  const admit: Admit = async (request) => {
    await accounts.protect(request);
    await accounts.limit(request, 'profile');
  };
  const { tags, refusals } = securityCall;

  app.get(
    SECURITY,
    {
      config: FORM,
      schema: {
        operationId: 'readSecurity',
        summary: 'What opens the account of who is signed in, and where it is open; null for a stranger',
        tags,
        response: { 200: reference('OwnSecurity') },
      },
    },
    async (request, reply): Promise<Static<typeof OwnSecurity>> => {
      const found = await security.read(request);
      if (found === null) return null;
      const { sessions, signIns, passkeys, secondStep, ...rest } = found;
      const { since, setup, codesLeft } = secondStep;
      return {
        ...rest,
        sessions: sessions.map((session) => ({
          ...session,
          since: session.since.toISOString(),
          seenAt: session.seenAt.toISOString(),
        })),
        signIns: signIns.map((signIn) => ({ ...signIn, at: signIn.at.toISOString() })),
        passkeys: passkeys.map((passkey) => ({
          ...passkey,
          createdAt: passkey.createdAt.toISOString(),
          usedAt: passkey.usedAt?.toISOString() ?? null,
        })),
        secondStep: {
          since: since?.toISOString() ?? null,
          codesLeft,
          setup:
            setup === null
              ? null
              : { secret: setup.secret, picture: squareCode(setup.address), codes: [...setup.codes] },
        },
        csrf: await tokenFor(request, reply),
      };
    },
  );

  app.delete<{ Params: Static<typeof SessionParams> }>(
    `${SECURITY}sessions/:name/`,
    {
      schema: {
        operationId: 'endSession',
        summary: 'Signs one browser out',
        tags,
        params: SessionParams,
        response: { 204: Type.Null(), ...refusals, 404: reference('ApiError') },
      },
    },
    async (request, reply) => {
      await admit(request);
      if (!(await security.endSession(request, request.params.name)))
        throw new AppError('not-found', 'the account has no such session');
      return reply.code(204).send();
    },
  );
  addPasskeyRoutes(app, { security, admit });
  addSecondStepRoutes(app, { security, admit });
  done();
};
