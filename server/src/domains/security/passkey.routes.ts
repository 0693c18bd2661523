import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Accounts } from '../accounts/api';
import { addSchemas, reference } from '../../platform/schema';
import { SECURITY, securityCall, type Admit } from './security-call';

const PATH = `${SECURITY}passkeys/`;

const PasskeyOptions = Type.Object({ options: Type.String({ description: 'For WebAuthn, as JSON.' }) });
const NewPasskey = Type.Object({
  title: Type.String({ maxLength: 200 }),
  credential: Type.String({ maxLength: 20_000, description: 'What the browser has made, as JSON.' }),
});
const PasskeyParams = Type.Object({ handle: Type.String({ format: 'uuid' }) });

/** Adds passkeys to an account, and takes them away. */
export function addPasskeyRoutes(
  app: FastifyInstance,
  { security, admit }: { security: Accounts['security']; admit: Admit },
): void {
  addSchemas(app, { PasskeyOptions });
  const { tags, refusals } = securityCall;

  app.post(
    `${PATH}options/`,
    {
      schema: {
        operationId: 'passkeyOptions',
        summary: 'What a browser needs to make a passkey',
        tags,
        response: { 200: reference('PasskeyOptions'), ...refusals },
      },
    },
    async (request, reply) => {
      await admit(request);
      return { options: await security.passkeyOptions(request, reply) };
    },
  );

  app.post<{ Body: Static<typeof NewPasskey> }>(
    PATH,
    {
      schema: {
        operationId: 'addPasskey',
        summary: 'Adds a passkey that this browser has made',
        tags,
        body: NewPasskey,
        response: { 204: Type.Null(), ...refusals, 409: reference('ApiError'), 422: reference('ApiError') },
      },
    },
    async (request, reply) => {
      await admit(request);
      await security.addPasskey(request, request.body);
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: Static<typeof PasskeyParams> }>(
    `${PATH}:handle/`,
    {
      schema: {
        operationId: 'removePasskey',
        summary: 'Takes a passkey away, never the last way in',
        tags,
        params: PasskeyParams,
        response: { 204: Type.Null(), ...refusals, 404: reference('ApiError'), 409: reference('ApiError') },
      },
    },
    async (request, reply) => {
      await admit(request);
      const outcome = await security.removePasskey(request, request.params.handle);
      if (outcome === 'gone') throw new AppError('not-found', 'the account has no such passkey');
      if (outcome === 'last') throw new AppError('limit-reached', 'nothing else opens the account');
      return reply.code(204).send();
    },
  );
}
