import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, MFE_CODES } from '@kvadrat/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { acceptedLocale, refuseForeign } from '../../platform/http';
import { escapeHtml } from '../../platform/html';
import { changeRemote, RegistryError, type Registry } from '../registry/api';
import type { Breaker } from './breaking/breaker';
import { addBreakSwitch } from './breaking/break-switch';
import type { FigureCounter } from './figures/figure-counter';
import { note } from './page/page-html';
import { codeHtml } from './page/release-html';
import { remotesPage } from './page/remotes-page';
import { PAGE_TEXTS, say } from './page-texts';
import { readChange } from './read-change';
import { readRemotes } from './read-remotes';
import { REMOTES_PATH } from './remotes-path';
import { addStaffPages, type StaffPagesOptions } from './staff/staff-pages';

export interface OperationsOptions extends StaffPagesOptions {
  registry: Pick<Registry, 'current' | 'reload'>;
  counter: Pick<FigureCounter, 'flush'>;
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
  const { db, registry, counter, rendering, breaker, errorDocs } = options;
  await app.register(async (scope) => {
    const { localeOf, send, enter, sessionHtml } = await addStaffPages(scope, REMOTES_PATH, options);
    const show = async (request: FastifyRequest, reply: FastifyReply, who: string, outcome: string): Promise<FastifyReply> => {
      const locale = localeOf(request);
      await counter.flush();
      const shown = await readRemotes(db);
      const broken = breaker === undefined ? null : breaker.told(request.headers.cookie);
      return send(request, reply, PAGE_TEXTS[locale].title, remotesPage({ locale, shown, session: sessionHtml(who, locale), rendering: rendering(), broken, outcome }));
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
