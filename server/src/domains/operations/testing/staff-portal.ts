import fastify, { type FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db';
import { failureBody, toFailure } from '../../../platform/http';
import { addLimiter } from '../../../platform/limits';
import { operateRegistry } from '../../registry/api';
import { staffSessionRoutes } from '../staff/staff-session.routes';
import { StaffDoor } from '../staff/staff-door';

/** What a browser sends with a call of a page of ours. */
export const OWN_SITE = { 'sec-fetch-site': 'same-origin' };

/** Some calls of the staff, and signing in to them. @param closed whether they ask for a token */
export async function createStaffCalls(
  db: Db,
  closed: boolean,
  add: (app: FastifyInstance, staff: StaffDoor) => unknown,
  secure = false,
): Promise<FastifyInstance> {
  const app = fastify();
  addLimiter(app);
  app.setErrorHandler((error, _request, reply) => {
    const failure = toFailure(error);
    return reply.code(failure.status).send(failureBody(failure));
  });
  const staff = new StaffDoor({ db, open: !closed, secure: () => secure });
  await app.register(staffSessionRoutes, { db, staff });
  await add(app, staff);
  return app;
}

/** A token that lets an operator in. */
export async function staffToken(db: Db, label = 'Ana'): Promise<string> {
  const lines: string[] = [];
  await operateRegistry(
    db,
    { words: ['token', 'issue'], options: { staff: true, label, days: '7', hours: '8' } },
    (line) => lines.push(line),
  );
  return /kvt_\S+/.exec(lines.join())?.[0] ?? '';
}

/** Signs in; the answer has the cookie. */
export function signInBy(app: FastifyInstance, secret: string) {
  return app.inject({ method: 'POST', url: '/api-next/staff/session/', headers: OWN_SITE, payload: { secret } });
}

/** The cookie of who has signed in. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}
