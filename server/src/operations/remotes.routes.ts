import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, MFE_CODES } from '@kvadrat/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '../db';
import { acceptedLocale, allowStyles, readForm, refuseForeign } from '../http';
import { escapeHtml } from '../pages';
import { changeRemote, RegistryError, type Registry } from '../registry';
import type { Breaker } from './breaking/breaker';
import { addBreakSwitch } from './breaking/break-switch';
import type { FigureCounter } from './figures/figure-counter';
import { note, pageHtml } from './page/page-html';
import { PAGE_STYLE } from './page/page-style';
import { codeHtml } from './page/release-html';
import { remotesPage } from './page/remotes-page';
import { signInPage } from './page/sign-in-page';
import { PAGE_TEXTS, say } from './page-texts';
import { readChange } from './read-change';
import { readRemotes } from './read-remotes';
import { REMOTES_PATH } from './remotes-path';
import { addStaffDoor } from './staff/staff-door';

export interface OperationsOptions {
  db: Db;
  registry: Pick<Registry, 'current' | 'reload'>;
  counter: Pick<FigureCounter, 'flush'>;
  /** Whether the page is for staff with a token only, as it always is in production. */
  closed: boolean;
  secure: () => boolean;
  /** State of this server's bundles by `<name>@<release>`. */
  rendering: () => Readonly<Record<string, string>>;
  /** Undefined in production: then nothing can be broken on purpose. */
  breaker: Breaker | undefined;
  /** Folder of the error pages. */
  errorDocs: string;
}

const Done = Type.Object({ remote: Type.String(), revision: Type.Optional(Type.String()) });

/** `/-/remotes`: what is live, how it does, and what to do about it. For staff; described in `docs/operations.md`. */
export async function addOperations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const { db, registry, counter, closed, secure, rendering, breaker, errorDocs } = options;
  await app.register(async (scope) => {
    readForm(scope);
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
      done();
    });
    const localeOf = (request: FastifyRequest) => acceptedLocale(request.headers['accept-language']);
    const send = (request: FastifyRequest, reply: FastifyReply, title: string, html: string): FastifyReply => {
      allowStyles(reply, [PAGE_STYLE.policyHash]);
      return reply.type('text/html; charset=utf-8').send(pageHtml({ locale: localeOf(request), title, snapshot: registry.current(), html }));
    };
    const door = await addStaffDoor(scope, {
      db,
      open: !closed,
      secure,
      ask: (request, reply, problem) => {
        const locale = localeOf(request);
        return send(request, reply, PAGE_TEXTS[locale].signIn, signInPage(locale, problem === null ? null : PAGE_TEXTS[locale][problem]));
      },
    });
    const show = async (request: FastifyRequest, reply: FastifyReply, who: string, outcome: string): Promise<FastifyReply> => {
      const locale = localeOf(request);
      await counter.flush();
      const shown = await readRemotes(db);
      const broken = breaker === undefined ? null : breaker.told(request.headers.cookie);
      return send(request, reply, PAGE_TEXTS[locale].title, remotesPage({ locale, shown, who: door.open ? null : who, rendering: rendering(), broken, outcome }));
    };
    const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
      const who = await door.whoIs(request);
      if (who === null) door.ask(request, reply.code(401), null);
      return who;
    };

    for (const path of [REMOTES_PATH, `${REMOTES_PATH}/`]) {
      scope.get(path, { schema: { hide: true } }, async (request, reply) => {
        const who = await enter(request, reply);
        return who === null ? reply : show(request, reply, who, doneNote(request));
      });
    }
    scope.post(`${REMOTES_PATH}/change`, { schema: { hide: true } }, async (request, reply) => {
      refuseForeign(request);
      const who = await enter(request, reply);
      if (who === null) return reply;
      const texts = PAGE_TEXTS[localeOf(request)];
      const wish = readChange(request.body, Date.now());
      if (wish === null) return show(request, reply.code(422), who, note(texts.incomplete, 'bad'));
      try {
        const { name, revision, changed } = await changeRemote(db, wish.remote, wish.action, { expectedRevision: wish.revision, author: who, reason: wish.reason });
        await registry.reload();
        const told = new URLSearchParams(changed ? { remote: name, revision: String(revision) } : { remote: name });
        return await reply.redirect(`${REMOTES_PATH}?${told.toString()}`, 303);
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        if (error.code === 'MFE-104') return await show(request, reply.code(409), who, note(texts.faster, 'bad', ` ${codeHtml(error.code)}`));
        // What the registry says is for those who publish, in their language.
        const more = ` <span lang="en">${escapeHtml(error.message)}</span> ${codeHtml(error.code)}`;
        return await show(request, reply.code(422), who, note(say(texts.refused, { code: error.code }), 'bad', more));
      }
    });
    scope.get<{ Params: { code: string } }>(`${REMOTES_PATH}/codes/:code`, { schema: { hide: true } }, async (request, reply) => {
      const who = await enter(request, reply);
      if (who === null) return reply;
      const { code } = request.params;
      if (!Object.hasOwn(MFE_CODES, code)) throw new AppError('not-found', 'there is no such code');
      return reply.type('text/plain; charset=utf-8').send(await readFile(join(errorDocs, `${code}.md`), 'utf8'));
    });
    if (breaker !== undefined) addBreakSwitch(scope, breaker);
  });
}

/** After a change: what was done, once it is. */
function doneNote(request: FastifyRequest): string {
  const { query } = request;
  if (!Value.Check(Done, query)) return '';
  const texts = PAGE_TEXTS[acceptedLocale(request.headers['accept-language'])];
  const { remote, revision } = query;
  return revision === undefined ? note(say(texts.unchanged, { remote }), 'good') : note(say(texts.done, { remote, revision }), 'good');
}
