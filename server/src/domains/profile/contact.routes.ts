import { nameSchema } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { checkFields, WrongFields } from '../../platform/forms';
import { reference } from '../../platform/schema';
import type { Accounts } from '../accounts/api';
import type { Admission } from './admission';
import { NewDetails, NewEmail, NewPhone, PhoneCode } from './profile.schema';

const PROFILE = '/api-next/user/profile/';
const tags = ['profile'];
const refusals = {
  400: reference('ApiError'),
  401: reference('ApiError'),
  403: reference('ApiError'),
  422: reference('RefusedFields'),
  429: reference('ApiError'),
};
const response = { 204: Type.Null(), ...refusals };

/** What somebody is called and how they are reached; an address and a telephone hold once they are proven. */
export function addContactRoutes(
  app: FastifyInstance,
  { profile }: Pick<Accounts, 'profile'>,
  { admit, admitChange }: Admission,
): void {
  app.put<{ Body: Static<typeof NewDetails> }>(
    `${PROFILE}details/`,
    {
      schema: {
        operationId: 'saveOwnDetails',
        summary: 'Says what who is signed in is called, and the language of their mails',
        tags,
        body: NewDetails,
        response,
      },
    },
    async (request, reply) => {
      await admitChange(request);
      const { name, surname, language } = request.body;
      const checked = checkFields(['name', 'surname'], nameSchema, { name, surname });
      if ('problems' in checked) throw new WrongFields(checked.problems);
      await profile.saveDetails(request, { ...checked.value, language });
      return reply.code(204).send();
    },
  );

  app.post<{ Body: { email: string; locale: Locale } }>(
    `${PROFILE}email/`,
    {
      schema: {
        operationId: 'askForEmail',
        summary: 'Asks for another address, which gets a link; the old one can be taken back for a week',
        tags,
        body: NewEmail,
        response,
      },
    },
    async (request, reply) => {
      await admit(request);
      await profile.askForEmail(request, request.body);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: { phone: string; locale: Locale } }>(
    `${PROFILE}phone/`,
    {
      schema: {
        operationId: 'askForPhone',
        summary: 'Sends a code to a telephone that the account is to have',
        tags,
        body: NewPhone,
        response,
      },
    },
    async (request, reply) => {
      await admit(request);
      await profile.askForPhone(request, request.body);
      return reply.code(204).send();
    },
  );

  addPhoneCode(app, profile, admitChange);
  addDropping(app, profile, admitChange);
}

function addDropping(app: FastifyInstance, profile: Accounts['profile'], admitChange: Admission['admitChange']): void {
  for (const what of ['email', 'phone'] as const)
    app.delete(
      `${PROFILE}${what}/`,
      {
        schema: {
          operationId: what === 'email' ? 'dropNewEmail' : 'dropNewPhone',
          summary: 'Gives up what waits to be proven',
          tags,
          response,
        },
      },
      async (request, reply) => {
        await admitChange(request);
        await profile.dropWaiting(request, what);
        return reply.code(204).send();
      },
    );
}

function addPhoneCode(app: FastifyInstance, profile: Accounts['profile'], admitChange: Admission['admitChange']): void {
  app.put<{ Body: { code: string; locale: Locale } }>(
    `${PROFILE}phone/`,
    {
      schema: {
        operationId: 'confirmPhone',
        summary: 'Takes the code of a short message; the telephone is proven then',
        tags,
        body: PhoneCode,
        response,
      },
    },
    async (request, reply) => {
      await admitChange(request);
      await profile.confirmPhone(request, request.body);
      return reply.code(204).send();
    },
  );
}
