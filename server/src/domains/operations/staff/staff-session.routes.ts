import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../../platform/db';
import { RefusedFields, WrongFields } from '../../../platform/forms';
import { readCookie, refuseForeign, tellSecurity } from '../../../platform/http';
import { FORM } from '../../../platform/lanes';
import { defineLimits, MINUTE, networkOf } from '../../../platform/limits';
import { addSchemas, ApiError, nullable, reference } from '../../../platform/schema';
import type { StaffDoor } from './staff-door';
import { signInStaff, signOutStaff, staffCookies, STAFF_COOKIE } from './staff-sessions';

/** Wrong tokens alone are counted: nobody guesses 256 bits, and behind one proxy a stranger's tries must not keep the staff out. */
const LIMITS = defineLimits('staff', { wrongToken: { network: [{ calls: 5, seconds: MINUTE }], open: true } });

const SESSION = '/api-next/staff/session/';
const tags = ['staff'];

const StaffSession = nullable(
  Type.Object({
    who: Type.String({ description: 'Label of the token, which the history calls the author.' }),
    open: Type.Boolean({ description: 'True on a development server, where nobody signs in.' }),
  }),
);
const SignIn = Type.Object({
  secret: Type.String({ maxLength: 200, description: 'The token; by this name no form that comes back holds it.' }),
});

/**
 * Signs an operator in by a token; wrong ones are counted by network, and told to the log.
 * @returns what the browser keeps @throws WrongFields for a token that is no operator's; AppError `rate-limited` after too many
 */
export async function openSession(
  app: FastifyInstance,
  db: Db,
  request: FastifyRequest,
  token: string,
): Promise<string> {
  const secret = await signInStaff(db, token);
  if (secret !== null) {
    tellSecurity(request, { event: 'staff-sign-in', outcome: 'ok' });
    return secret;
  }
  if (!(await app.limiter.hasRoom(LIMITS.wrongToken, { network: networkOf(request.ip) })))
    throw new AppError('rate-limited', 'too many wrong tokens', { retryAfter: MINUTE });
  tellSecurity(request, { event: 'staff-sign-in', outcome: 'wrong' });
  throw new WrongFields({ secret: 'wrong-token' });
}

/** `…/staff/session/`: who of the staff asks, signing in by a token, signing out. */
export const staffSessionRoutes: FastifyPluginCallback<{ db: Db; staff: StaffDoor }> = (app, { db, staff }, done) => {
  addSchemas(app, { ApiError, RefusedFields, StaffSession });
  keepPrivate(app);
  app.get(
    SESSION,
    {
      config: FORM,
      schema: {
        operationId: 'readStaffSession',
        summary: 'Who of the staff asks; null for a stranger',
        tags,
        response: { 200: reference('StaffSession') },
      },
    },
    async (request): Promise<Static<typeof StaffSession>> => {
      const who = await staff.whoIs(request);
      return who === null ? null : { who, open: staff.open };
    },
  );
  app.post<{ Body: Static<typeof SignIn> }>(
    SESSION,
    {
      schema: {
        operationId: 'signInStaff',
        summary: 'Signs an operator in by a token',
        tags,
        body: SignIn,
        response: {
          204: Type.Null(),
          403: reference('ApiError'),
          422: reference('RefusedFields'),
          429: reference('ApiError'),
        },
      },
    },
    async (request, reply) => {
      refuseForeign(request);
      const secret = await openSession(app, db, request, request.body.secret);
      return reply.header('set-cookie', staffCookies(secret, staff.secure)).code(204).send();
    },
  );
  app.delete(
    SESSION,
    {
      schema: {
        operationId: 'signOutStaff',
        summary: 'Signs an operator out',
        tags,
        response: { 204: Type.Null(), 403: reference('ApiError') },
      },
    },
    async (request, reply) => {
      refuseForeign(request);
      const secret = readCookie(request.headers.cookie, STAFF_COOKIE);
      if (secret !== null) await signOutStaff(db, secret);
      return reply.header('set-cookie', staffCookies('', staff.secure)).code(204).send();
    },
  );
  done();
};

/** Of calls of the staff: nobody keeps an answer. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'private, no-store');
    done();
  });
}
