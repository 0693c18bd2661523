import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db';
import { acceptedLocale, allowStyles, readForm } from '../../../platform/http';
import { attributes, escapeHtml } from '../../../platform/html';
import type { Registry } from '../../registry/api';
import { pageHtml } from '../page/page-html';
import { PAGE_STYLE } from '../page/page-style';
import { signInPage } from '../page/sign-in-page';
import { PAGE_TEXTS, say } from '../page-texts';
import { addStaffDoor } from './staff-door';

export interface StaffPagesOptions {
  db: Db;
  registry: Pick<Registry, 'current'>;
  /** Whether the pages are for staff with a token only, as they always are in production. */
  closed: boolean;
  secure: () => boolean;
}

/** What pages for the staff have in common. */
export interface StaffPages {
  localeOf: (request: FastifyRequest) => Locale;
  /** Answers with a page. @param html contents of `<main>` */
  send: (request: FastifyRequest, reply: FastifyReply, title: string, html: string) => FastifyReply;
  /** Who asks, for the history; null when the form that asks for the token was answered with. */
  enter: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
  /** Says who is signed in, with the way out. */
  sessionHtml: (who: string, locale: Locale) => string;
}

/** Prepares a scope for pages of the staff below one path: forms, headers, signing in and out. */
export async function addStaffPages(scope: FastifyInstance, path: string, { db, registry, closed, secure }: StaffPagesOptions): Promise<StaffPages> {
  readForm(scope);
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
    done();
  });
  const localeOf = (request: FastifyRequest): Locale => acceptedLocale(request.headers['accept-language']);
  const send: StaffPages['send'] = (request, reply, title, html) => {
    allowStyles(reply, [PAGE_STYLE.policyHash]);
    return reply.type('text/html; charset=utf-8').send(pageHtml({ locale: localeOf(request), title, snapshot: registry.current(), html }));
  };
  const door = await addStaffDoor(scope, {
    db,
    path,
    open: !closed,
    secure,
    ask: (request, reply, problem) => {
      const locale = localeOf(request);
      return send(request, reply, PAGE_TEXTS[locale].signIn, signInPage(path, locale, problem === null ? null : PAGE_TEXTS[locale][problem]));
    },
  });
  return {
    localeOf,
    send,
    enter: async (request, reply) => {
      const who = await door.whoIs(request);
      if (who === null) door.ask(request, reply.code(401), null);
      return who;
    },
    sessionHtml: (who, locale) => {
      const texts = PAGE_TEXTS[locale];
      if (door.open) return `<span>${escapeHtml(texts.open)}</span>`;
      return `<span>${escapeHtml(say(texts.signedIn, { who }))}</span><form${attributes({ method: 'post', action: `${path}/sign-out` })}><button>${escapeHtml(texts.signOut)}</button></form>`;
    },
  };
}
