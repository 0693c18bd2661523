import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '../../../platform/db';
import { readCookie, refuseForeign, tellSecurity } from '../../../platform/http';
import { defineLimits, MINUTE, networkOf } from '../../../platform/limits';
import { signInStaff, signOutStaff, staffCookie, STAFF_COOKIE, staffOf } from './staff-sessions';

/** Author of changes where everybody may make them. */
const OPEN_AUTHOR = 'development';
/** Wrong tokens alone are counted: nobody guesses 256 bits, and behind one proxy a stranger's tries must not keep the staff out. */
const LIMITS = defineLimits('staff', { wrongToken: { network: [{ calls: 5, seconds: MINUTE }], open: true } });
/** Whoever signs in at one page of the staff is signed in at all of them. */
const STAFF_PATHS = '/-/';

const SignIn = Type.Object({ token: Type.String({ maxLength: 200 }) });

export interface StaffDoorOptions {
  db: Db;
  /** The page that is signed in to. */
  path: string;
  /** Whether everybody may pass: on developers' servers only. */
  open: boolean;
  /** Whether visitors come by https only. */
  secure: () => boolean;
  /** Answers with the form that asks for the token; `problem` is what was wrong with the last one. */
  ask: (request: FastifyRequest, reply: FastifyReply, problem: 'badToken' | 'tooMany' | null) => FastifyReply;
}

export interface StaffDoor {
  /** Who asks, for the history; null for nobody we know. */
  whoIs: (request: FastifyRequest) => Promise<string | null>;
  ask: StaffDoorOptions['ask'];
  /** Whether there is nothing to sign in to. */
  open: boolean;
}

/** Signing in and out of the operators' pages. */
export async function addStaffDoor(scope: FastifyInstance, { db, path, open, secure, ask }: StaffDoorOptions): Promise<StaffDoor> {
  const secretOf = (request: FastifyRequest): string | null => readCookie(request.headers.cookie, STAFF_COOKIE);
  scope.post(`${path}/sign-in`, { schema: { hide: true } }, async (request, reply) => {
    refuseForeign(request);
    const secret = Value.Check(SignIn, request.body) ? await signInStaff(db, request.body.token) : null;
    if (secret === null) {
      const tooMany = !(await scope.limiter.hasRoom(LIMITS.wrongToken, { network: networkOf(request.ip) }));
      if (!tooMany) tellSecurity(request, { event: 'staff-sign-in', outcome: 'wrong' });
      return ask(request, reply.code(tooMany ? 429 : 403), tooMany ? 'tooMany' : 'badToken');
    }
    tellSecurity(request, { event: 'staff-sign-in', outcome: 'ok' });
    return reply.header('set-cookie', staffCookie(secret, STAFF_PATHS, secure())).redirect(path, 303);
  });
  scope.post(`${path}/sign-out`, { schema: { hide: true } }, async (request, reply) => {
    refuseForeign(request);
    const secret = secretOf(request);
    if (secret !== null) await signOutStaff(db, secret);
    return reply.header('set-cookie', staffCookie('', STAFF_PATHS, secure())).redirect(path, 303);
  });
  return { open, ask, whoIs: (request) => (open ? Promise.resolve(OPEN_AUTHOR) : staffOf(db, secretOf(request))) };
}
