import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Accounts } from '../accounts/api';
import { reference } from '../../platform/schema';
import { SECURITY, securityCall, type Admit } from './security-call';
import { InLocale, SecondStepCode } from './security.schema';

const PATH = `${SECURITY}second-step/`;

/** Sets up, turns on and turns off the second step of signing in. */
export function addSecondStepRoutes(
  app: FastifyInstance,
  { security, admit }: { security: Accounts['security']; admit: Admit },
): void {
  const { tags, refusals } = securityCall;
  const answers = { 204: Type.Null(), ...refusals };

  app.post(
    `${PATH}setup/`,
    {
      schema: {
        operationId: 'beginSecondStep',
        summary: 'Begins to set up the second step, or, where it is on, new codes for emergencies',
        tags,
        response: answers,
      },
    },
    async (request, reply) => {
      await admit(request);
      await security.beginSecondStep(request);
      return reply.code(204).send();
    },
  );

  app.delete(
    `${PATH}setup/`,
    {
      schema: { operationId: 'dropSecondStep', summary: 'Gives up what is being set up', tags, response: answers },
    },
    async (request, reply) => {
      await admit(request);
      await security.dropSecondStep(request);
      return reply.code(204).send();
    },
  );

  app.put<{ Body: Static<typeof SecondStepCode> }>(
    PATH,
    {
      schema: {
        operationId: 'confirmSecondStep',
        summary: 'Turns on what was set up, for a code of the application',
        tags,
        body: SecondStepCode,
        response: { ...answers, 410: reference('ApiError'), 422: reference('RefusedFields') },
      },
    },
    async (request, reply) => {
      await admit(request);
      await security.confirmSecondStep(request, request.body);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: Static<typeof InLocale> }>(
    `${PATH}end/`,
    {
      schema: {
        operationId: 'endSecondStep',
        summary: 'Turns the second step off',
        tags,
        body: InLocale,
        response: answers,
      },
    },
    async (request, reply) => {
      await admit(request);
      await security.endSecondStep(request, request.body.locale);
      return reply.code(204).send();
    },
  );
}
