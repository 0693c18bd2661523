import { isAppError, type AppErrorCode } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { queryOf, readForm, refuseForeign } from '../http';
import { NEVER_KEPT, type ShowPage } from '../html';
import { defineLimits, limitNetwork, MINUTE } from '../limits';
import { ACT_FIELD, answerPage, LINK_PARAMETER, type AnswerView } from './answer-page';

/** Over all pages and languages. */
const LIMITS = defineLimits('answer-page', { post: { network: [{ calls: 30, seconds: 10 * MINUTE }], open: true } });

type AnswerFields = Readonly<Record<string, string>>;

export interface AnswerPageDefinition {
  /** Without a language. */
  path: string;
  /** What a token opens; `current` is false once something has happened since its mail. Null for a token that is none. */
  look: (token: string, locale: Locale) => Promise<{ view: AnswerView; current: boolean } | null>;
  /** Shown for a token that is none. */
  lost: (locale: Locale) => AnswerView;
  /** Does it. @returns the token that takes the place of the used one @throws AppError */
  act: (token: string, act: string, fields: AnswerFields) => Promise<string>;
  /** Sentences for what can go wrong; what has none is an error of the page. */
  problems: (locale: Locale) => Partial<Record<AppErrorCode, string>>;
  /** Stands above a state that came about meanwhile. */
  changed: (locale: Locale) => string;
}

/** A page behind links of mails by which somebody answers without signing in. */
export async function addAnswerPage(app: FastifyInstance, show: ShowPage, { path, look, lost, act, problems, changed }: AnswerPageDefinition): Promise<void> {
  await app.register(async (scope) => {
    readForm(scope);
    for (const locale of LOCALES) {
      const page = async (token: string, notice: string | null, status: number) => {
        const found = await look(token, locale);
        if (found === null) return answerPage({ path, token: '', locale, view: lost(locale), notice: null, status: 404 });
        return answerPage({ path, token, locale, view: found.view, notice: notice ?? (found.current ? null : changed(locale)), status });
      };
      const own = localizedPath(locale, path);
      scope.get(own, { schema: { hide: true } }, async (request, reply) => show(request, keptNowhere(reply), await page(queryOf(request).get(LINK_PARAMETER) ?? '', null, 200)));
      scope.post(own, { schema: { hide: true }, onRequest: limitNetwork(scope, LIMITS.post) }, async (request, reply) => {
        refuseForeign(request);
        const fields = textsOf(request.body);
        const token = fields[LINK_PARAMETER] ?? '';
        try {
          const next = await act(token, fields[ACT_FIELD] ?? '', fields);
          return await reply.redirect(`${own}?${LINK_PARAMETER}=${next}`, 303);
        } catch (error) {
          const sentence = isAppError(error) ? problems(locale)[error.code] : undefined;
          if (sentence === undefined && !(isAppError(error) && error.code === 'not-found')) throw error;
          return show(request, keptNowhere(reply), await page(token, sentence ?? null, 409));
        }
      });
    }
  });
}

/** Its address opens the page, so that it goes to no other, and no cache keeps what it shows. */
function keptNowhere(reply: FastifyReply): FastifyReply {
  return reply.header('referrer-policy', 'no-referrer').header('cache-control', NEVER_KEPT);
}

function textsOf(body: unknown): AnswerFields {
  return Object.fromEntries(Object.entries(typeof body === 'object' && body !== null ? body : {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.replace(/\r\n?/g, '\n')]] : [])));
}
