import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '@kvadrat/contracts/locales';
import { CSRF_HEADER } from '@kvadrat/contracts/account';
import { acceptedLocale } from '../../platform/http';
import { AccountError } from './account-error';
import { FieldValues, readFields } from './read-fields';

/** Characters, and halves of them, that no text of a database holds; people send none. */
const UNFIT = /[\0\p{Cs}]/u;

/** Language of an answer: the form's own, else what the browser or the host asks for. */
export function localeOf(request: FastifyRequest): Locale {
  const chosen = readFields(request.body).text('locale');
  return isLocale(chosen) ? chosen : acceptedLocale(request.headers['accept-language']);
}

/** Reads forms and JSON into `FieldValues`, whatever a call of accounts is sent. */
export function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    attempt(done, () => formValues(String(body)));
  });
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    attempt(done, () => jsonValues(String(body)));
  });
}

function attempt(done: (error: Error | null, values?: FieldValues) => void, read: () => FieldValues): void {
  try {
    done(null, read());
  } catch (error) {
    done(error instanceof AccountError ? error : unreadable());
  }
}

function formValues(text: string): FieldValues {
  const values = new FieldValues();
  for (const [name, value] of new URLSearchParams(text)) add(values, name, value);
  return values;
}

function jsonValues(text: string): FieldValues {
  const values = new FieldValues();
  if (text === '') return values;
  const read: unknown = JSON.parse(text);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw unreadable();
  for (const [name, value] of Object.entries(read)) {
    for (const item of [value].flat())
      if (typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean')
        add(values, name, String(item));
  }
  return values;
}

function add(values: FieldValues, name: string, value: string): void {
  if (UNFIT.test(value)) throw unreadable();
  const known = values.get(name);
  if (known === undefined) values.set(name, [value]);
  else known.push(value);
}

function unreadable(): AccountError {
  return new AccountError('invalid', { code: 'invalid-request', status: 400 });
}

const ALLOWED_HEADERS = `content-type, accept-language, ${CSRF_HEADER}`;
const PREFLIGHT_SECONDS = 600;

/** Lets pages of listed sibling hosts call with the visitor's cookies; no other origin is answered to. */
export function allowSiblings(scope: FastifyInstance, origins: readonly string[]): void {
  scope.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store');
    admitOrigin(request, reply, origins);
    done();
  });
  if (origins.length === 0) return;
  scope.addHook('onRoute', ({ method, url }) => {
    if (method === 'OPTIONS' || scope.hasRoute({ method: 'OPTIONS', url })) return;
    scope.options(url, { schema: { hide: true } }, (_request, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, POST, PUT',
          'access-control-allow-headers': ALLOWED_HEADERS,
          'access-control-max-age': String(PREFLIGHT_SECONDS),
        })
        .send(),
    );
  });
}

function admitOrigin({ headers: { origin } }: FastifyRequest, reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0) return;
  reply.header('vary', 'origin');
  if (origin !== undefined && origins.includes(origin))
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
}
