import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { Type, type TProperties } from 'typebox';
import { addSchemas, reference } from '../../../platform/schema';
import { ACCOUNT_SCHEMAS } from './account-schemas';

interface Description {
  operationId: string;
  summary: string;
  /** Fields of a form or of a JSON object; left out for calls that only read. */
  fields?: TProperties;
  answer: keyof typeof ACCOUNT_SCHEMAS;
}

const text = Type.String();
const more = Type.Optional(text);
const tick = Type.Optional(Type.String({ description: '1 when it is ticked.' }));

/** What calls of accounts take and answer, by their paths. */
export const CALL_DESCRIPTIONS: Readonly<Partial<Record<string, Description>>> = {
  [ACCOUNT_CALLS.registrationType]: {
    operationId: 'registrationType',
    summary: 'Which form comes after an address',
    fields: { email: text },
    answer: 'RegistrationTypeAnswer',
  },
  [ACCOUNT_CALLS.verifyEmail]: {
    operationId: 'verifyEmail',
    summary: 'Domains that a mistyped address most likely meant',
    fields: { email: text },
    answer: 'VerifyEmailAnswer',
  },
  [ACCOUNT_CALLS.login]: {
    operationId: 'login',
    summary: 'Signs in with a password',
    fields: { email: text, password: text, natrag: more },
    answer: 'LoginAnswer',
  },
  [ACCOUNT_CALLS.secondStep]: {
    operationId: 'secondStep',
    summary: 'Signs in with a code, after a first step of this browser that was answered `second-step`',
    fields: { code: text, natrag: more },
    answer: 'LoginAnswer',
  },
  [ACCOUNT_CALLS.passkeyOptions]: {
    operationId: 'passkeySignInOptions',
    summary: 'What a browser needs to sign in with a passkey',
    fields: {},
    answer: 'PasskeySignInOptions',
  },
  [ACCOUNT_CALLS.passkeySignIn]: {
    operationId: 'passkeySignIn',
    summary: 'Signs in with what a passkey has signed',
    fields: { credential: text, natrag: more },
    answer: 'LoginAnswer',
  },
  [ACCOUNT_CALLS.logout]: { operationId: 'logout', summary: 'Signs out', fields: {}, answer: 'AccountMessage' },
  [ACCOUNT_CALLS.register]: {
    operationId: 'register',
    summary: 'Makes an account',
    fields: {
      first_name: text,
      last_name: text,
      email: text,
      phone: more,
      'phone-prefix': more,
      password: text,
      privacy: text,
      communications: tick,
      newsletter: tick,
    },
    answer: 'RegisterAnswer',
  },
  [ACCOUNT_CALLS.passwordRetrieve]: {
    operationId: 'passwordRetrieve',
    summary: 'Mails a link for a new password',
    fields: { email: text },
    answer: 'AccountMessage',
  },
  [ACCOUNT_CALLS.changePassword]: {
    operationId: 'changePassword',
    summary: 'Sets a new password with the token of a mail',
    fields: { token: text, pwd: text, pwdrip: text, email: more },
    answer: 'ChangePasswordAnswer',
  },
  [ACCOUNT_CALLS.profile]: {
    operationId: 'saveMarketing',
    summary: 'Saves marketing choices',
    fields: { marketing: Type.Optional(Type.Array(text)) },
    answer: 'AccountMessage',
  },
  [ACCOUNT_CALLS.info]: {
    operationId: 'userInfo',
    summary: 'Who is signed in; null for a stranger',
    answer: 'SessionUser',
  },
  [ACCOUNT_CALLS.fullInfo]: {
    operationId: 'fullUserInfo',
    summary: 'Everything of who is signed in; null for a stranger',
    answer: 'FullUserInfo',
  },
  [ACCOUNT_CALLS.thirdParty]: {
    operationId: 'tellThirdParty',
    summary: 'Remembers that another system is to know a person',
    fields: { thirdParty: text },
    answer: 'AccountMessage',
  },
  [ACCOUNT_CALLS.csrf]: {
    operationId: 'csrfToken',
    summary: 'The token against forged calls of this browser',
    answer: 'CsrfToken',
  },
  [ACCOUNT_CALLS.confirmEmail]: {
    operationId: 'confirmEmail',
    summary: 'Confirms an address with the token of a mail',
    fields: { token: text },
    answer: 'ConfirmEmailAnswer',
  },
  [ACCOUNT_CALLS.resendVerification]: {
    operationId: 'resendVerification',
    summary: 'Mails the link that confirms an address once more',
    fields: {},
    answer: 'AccountMessage',
  },
  [ACCOUNT_CALLS.challenge]: {
    operationId: 'proofChallenge',
    summary: 'A proof of work for who asks too often',
    answer: 'ProofChallenge',
  },
  [ACCOUNT_CALLS.formState]: {
    operationId: 'formState',
    summary: 'What a page with sign-in forms needs',
    answer: 'AuthFormState',
  },
};

/** Forms of pages send the first, our own client both. */
const BODIES = ['application/x-www-form-urlencoded', 'application/json'];

/** How a call stands in the API's description; one without a description is hidden. */
export function describeCall(path: string): FastifySchema {
  const described = CALL_DESCRIPTIONS[path];
  if (described === undefined) return { hide: true };
  const { operationId, summary, fields, answer } = described;
  return {
    operationId,
    summary,
    tags: ['accounts'],
    ...(fields === undefined ? {} : { consumes: BODIES, body: Type.Object(fields) }),
    response: { 200: reference(answer) },
  };
}

/**
 * Makes the schemas of answers known. They describe and do nothing else: bodies are read by `readFields`, whose refusals people
 * can read, and answers are written as they are, which tests hold against their description.
 */
export function describeOnly(scope: FastifyInstance): void {
  addSchemas(scope, ACCOUNT_SCHEMAS);
  scope.setValidatorCompiler(() => () => true);
  scope.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
}
