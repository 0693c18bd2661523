import { randomUUID } from 'node:crypto';
import { safePath } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_NOTICE_ID,
  consentCookieValue,
  NO_CONSENT,
  OPTIONAL_STORAGE,
  readConsent,
  type Consent,
  type GivenConsent,
} from '@kvadrat/contracts/remote';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../platform/db';
import { readForm, refuseForeign } from '../../platform/http';
import { FORM } from '../../platform/lanes';
import { defineLimits, limitNetwork, MINUTE } from '../../platform/limits';
import { addSchemas, ApiError, reference } from '../../platform/schema';
import { keepReceipt } from './consent.store';
import { ConsentChoice, readChoice } from './read-choice';

const CONSENT = '/api-next/consent/';
const DAY_SECONDS = 86_400;
/** An office shares an address, and people change their minds. */
const LIMITS = defineLimits('consent', { choose: { network: [{ calls: 120, seconds: 10 * MINUTE }], open: true } });
/** Shows the notice where no script can; in the layer whose rule hides it, as that one is important. */
const SHOWN = `@layer kvadrat.base{#${CONSENT_NOTICE_ID}[hidden]{display:block!important}}`;

const ConsentState = Type.Object({
  chosen: Type.Boolean({ description: 'Whether this browser holds a choice about today’s words.' }),
  functional: Type.Boolean(),
  analytics: Type.Boolean(),
  marketing: Type.Boolean(),
  replay: Type.Boolean(),
});

export interface ConsentOptions {
  db: Db;
  /** Whether the operator answers for taking navigation for consent. */
  consentByNavigation: boolean;
}

/**
 * `POST /api-next/consent/`: somebody chooses what may be stored; a form of HTML is sent back to its page, a script gets the choice. `GET` tells
 * what this browser holds, `notice.css` shows the notice to who has neither scripts nor a choice. Nothing of it needs an account, and nothing
 * that finds a person is kept.
 */
export const consentRoutes: FastifyPluginCallback<ConsentOptions> = (app, { db, consentByNavigation }, done) => {
  addSchemas(app, { ApiError, ConsentChoice, ConsentState });
  readForm(app);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie');
    next();
  });
  app.get(
    CONSENT,
    {
      config: FORM,
      schema: {
        operationId: 'readConsent',
        summary: 'What this browser has allowed to be stored',
        tags: ['consent'],
        response: { 200: reference('ConsentState') },
      },
    },
    ({ headers }) => stateOf(readConsent(headers.cookie ?? '')),
  );
  app.get(`${CONSENT}notice.css`, { schema: { hide: true } }, ({ headers }, reply) =>
    reply.type('text/css; charset=utf-8').send(readConsent(headers.cookie ?? '') === null ? SHOWN : ''),
  );
  app.post<{ Body: Static<typeof ConsentChoice> }>(
    CONSENT,
    {
      config: FORM,
      onRequest: limitNetwork(app, LIMITS.choose),
      schema: {
        operationId: 'chooseConsent',
        summary: 'Chooses what may be stored',
        tags: ['consent'],
        body: reference('ConsentChoice'),
        response: { 200: reference('ConsentState'), 400: reference('ApiError'), 403: reference('ApiError') },
      },
    },
    async (request, reply) => {
      refuseForeign(request);
      const { consent, ...choice } = readChoice(request.body);
      const before = readConsent(request.headers.cookie ?? '');
      // Going on is a choice only of who has made none, and only where somebody answers for it.
      if (choice.method === 'navigation' && (!consentByNavigation || before !== null))
        throw new AppError('forbidden', 'navigation is no choice');
      const given: GivenConsent = { consent, id: randomUUID() };
      await keepReceipt(db, { ...given, ...choice, previous: before?.id ?? null });
      keepInBrowser(request, reply, given, choice.version);
      if (request.headers.accept?.includes('text/html') !== true) return stateOf(given);
      return reply.redirect(wayBack(request, localizedPath(choice.language, '/')), 303);
    },
  );
  done();
};

function stateOf(given: GivenConsent | null): Static<typeof ConsentState> {
  return { chosen: given !== null, ...(given?.consent ?? NO_CONSENT) };
}

/** Writes the choice, and deletes the cookies of what it does not allow. */
function keepInBrowser(request: FastifyRequest, reply: FastifyReply, given: GivenConsent, version: number): void {
  const attributes = 'Path=/; SameSite=Lax';
  const cookies = [
    `${CONSENT_COOKIE}=${consentCookieValue(given, version)}; Max-Age=${CONSENT_DAYS * DAY_SECONDS}; ${attributes}`,
    ...refusedCookies(request.headers.cookie ?? '', given.consent).map((name) => `${name}=; Max-Age=0; ${attributes}`),
  ];
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

function refusedCookies(header: string, consent: Consent): string[] {
  const beginnings = CONSENT_CATEGORIES.filter((category) => !consent[category]).flatMap(
    (category) => OPTIONAL_STORAGE[category],
  );
  return header
    .split(';')
    .map((pair) => (pair.split('=', 1)[0] ?? '').trim())
    .filter((name) => beginnings.some((beginning) => name.startsWith(beginning)));
}

/** The page the form stood on, as the browser tells it to its own site. */
function wayBack({ headers, host }: FastifyRequest, otherwise: string): string {
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return otherwise;
  const page = new URL(referer);
  return page.host === host ? safePath(`${page.pathname}${page.search}`) : otherwise;
}
