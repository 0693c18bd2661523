import { isAppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import { STAFF_PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '../../../platform/db';
import { NEVER_KEPT } from '../../../platform/html';
import { acceptedLocale, allowStyles, readForm, refuseForeign } from '../../../platform/http';
import { sayIn, type Say } from '../../../platform/messages';
import { changeRemote, RegistryError, type Registry } from '../../registry/api';
import type { StaffDoor } from '../staff/staff-door';
import { openSession } from '../staff/staff-session.routes';
import { staffCookies, staffOf } from '../staff/staff-sessions';
import { EMERGENCY_DEEDS, EMERGENCY_STYLE, emergencyPage, type EmergencyPage } from './emergency-page';
import { EMERGENCY_TEXTS as texts } from './emergency-texts';

const Sent = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 200 })),
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' }),
  action: Type.Enum([...EMERGENCY_DEEDS]),
  reason: Type.String({ maxLength: 300, pattern: '\\S' }),
});

export interface EmergencyOptions {
  db: Db;
  staff: StaffDoor;
  registry: Pick<Registry, 'reload'>;
}

/** `/-/emergency/`: takes a release back while none of the staff's pages works. Everything else is done in the console. */
export async function addEmergencyPage(app: FastifyInstance, { db, staff, registry }: EmergencyOptions): Promise<void> {
  await app.register((scope, _options, done) => {
    readForm(scope);
    scope.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', NEVER_KEPT).header('x-robots-tag', 'noindex, nofollow');
      next();
    });
    const send = async (
      request: FastifyRequest,
      reply: FastifyReply,
      shown: Pick<EmergencyPage, 'typed' | 'outcome'>,
    ): Promise<FastifyReply> => {
      allowStyles(reply, [EMERGENCY_STYLE.policyHash]);
      const asksToken = (await staff.whoIs(request)) === null && !reply.hasHeader('set-cookie');
      return reply
        .type('text/html; charset=utf-8')
        .send(emergencyPage({ locale: localeOf(request), asksToken, ...shown }));
    };
    scope.get(STAFF_PATHS.emergency, { schema: { hide: true } }, async (request, reply) => {
      if ((await staff.whoIs(request)) === null) reply.code(401);
      return send(request, reply, { typed: null, outcome: null });
    });
    scope.post(STAFF_PATHS.emergency, { schema: { hide: true } }, async (request, reply) => {
      refuseForeign(request);
      const { body } = request;
      if (!Value.Check(Sent, body)) return send(request, reply.code(422), { typed: null, outcome: null });
      const say = sayIn(localeOf(request));
      const entered = await enter(scope, request, reply, { db, staff }, body.token);
      if (typeof entered !== 'string')
        return send(request, reply.code(entered.status), {
          typed: body,
          outcome: { text: say(texts[entered.why]), good: false },
        });
      const outcome = await change(db, body, entered, say);
      await registry.reload();
      return send(request, reply.code(outcome.good ? 200 : 422), { typed: body, outcome });
    });
    done();
  });
}

function localeOf(request: FastifyRequest): Locale {
  return acceptedLocale(request.headers['accept-language']);
}

/** The author of the change: who is signed in, else whose token it is, who is signed in from then on. */
async function enter(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { db, staff }: Pick<EmergencyOptions, 'db' | 'staff'>,
  token = '',
): Promise<string | { status: 403 | 429; why: 'badToken' | 'tooMany' }> {
  const who = await staff.whoIs(request);
  if (who !== null) return who;
  try {
    const secret = await openSession(app, db, request, token);
    reply.header('set-cookie', staffCookies(secret, staff.secure));
    return (await staffOf(db, secret)) ?? { status: 403, why: 'badToken' };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.code === 'rate-limited' ? { status: 429, why: 'tooMany' } : { status: 403, why: 'badToken' };
  }
}

async function change(
  db: Db,
  { remote, action, reason }: Static<typeof Sent>,
  author: string,
  say: Say,
): Promise<NonNullable<EmergencyPage['outcome']>> {
  try {
    const { revision, changed } = await changeRemote(db, remote, { action }, { author, reason: reason.trim() });
    return { text: say(changed ? texts.done(remote, revision) : texts.unchanged(remote)), good: true };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { text: say(texts.refused(error.code)), good: false, more: error.message };
  }
}
