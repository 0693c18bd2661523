import { isAppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, splitLocale, type Locale } from '@kvadrat/contracts/locales';
import { carryCampaign } from '@kvadrat/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForm, refuseForeign } from '../http';
import type { ServerPage, ShowPage } from '../html';
import { limitNetwork, MINUTE, type NamedLimits } from '../limits';
import { KEY_FIELD, TRAP_FIELD, type FilledForm, type Obstacle } from './form-html';
import { LEAST_FILLING_MS, newFormKey, readFormKey } from './form-key';
import { REFERENCE } from './reference';
import { WrongFields } from './wrong-fields';
import { readField, readTyped, type Problems, type Typed } from './typed-fields';

/** Name of the parameter that says a form was taken, with its number. */
const DONE_PARAMETER = 'poslano';
/** Of one form, in all languages. Wrong attempts count as well, so there is room for some. */
export const FORM_POSTS = [{ calls: 20, seconds: 10 * MINUTE }];

interface FormPage<Field extends string, Value, Subject> {
  /** Without a language; may hold parameters. */
  path: string;
  fields: readonly Field[];
  check: (typed: Typed<Field>) => { value: Value } | { problems: Problems<Field> };
  /** The page with the form; a status of 200 when nothing is wrong. */
  page: (form: FilledForm<Field>, locale: Locale, status: number, subject: Subject) => ServerPage;
  /** What stands in the fields before anybody has typed. */
  prefill?: (subject: Subject) => Partial<Typed<Field>>;
  /** What one network may send; by default of this form. */
  limits?: NamedLimits;
  /** The page after it was taken. */
  donePage: (reference: string, locale: Locale, subject: Subject) => ServerPage | Promise<ServerPage>;
  /**
   * Keeps what was sent; the same from the same form is one.
   * @returns its number
   * @throws AppError `rate-limited` when one sender sends too much; WrongFields
   */
  take: (value: Value, formKey: string, locale: Locale, subject: Subject, request: FastifyRequest) => Promise<string>;
}

/** A form about something that its address names. */
export interface SubjectForm<Field extends string, Value, Subject> extends FormPage<Field, Value, Subject> {
  /** @throws AppError `not-found` when there is nothing of that name */
  about: (request: FastifyRequest, locale: Locale) => Promise<Subject>;
}

/** A page with a form in nine languages that works without any script. */
export async function addSubjectForm<Field extends string, Value, Subject>(app: FastifyInstance, show: ShowPage, form: SubjectForm<Field, Value, Subject>, now: () => number): Promise<void> {
  const none: Problems<Field> = {};
  const formAgain = async (request: FastifyRequest, reply: FastifyReply, locale: Locale, status: number, why: { problems?: Problems<Field>; obstacle?: Obstacle }): Promise<FastifyReply> => {
    const subject = await form.about(request, locale);
    const given = readField(request.body, KEY_FIELD);
    const formKey = readFormKey(given, now()) === null ? newFormKey(now()) : given;
    const typed = { ...readTyped(form.fields, request.body), ...(request.method === 'POST' ? {} : form.prefill?.(subject)) };
    return show(request, reply, form.page({ typed, formKey, problems: why.problems ?? none, obstacle: why.obstacle ?? null }, locale, status, subject));
  };

  // Counted once the form is read, so that what was typed stays.
  const limited = limitNetwork(app, form.limits ?? { name: `form-page ${form.path}`, network: FORM_POSTS, open: true });

  const addLocale = (scope: FastifyInstance, locale: Locale): void => {
    const path = localizedPath(locale, form.path);
    scope.get(path, { schema: { hide: true } }, async (request, reply) => {
      const done = searchOf(request).get(DONE_PARAMETER) ?? '';
      if (REFERENCE.test(done)) return show(request, reply, await form.donePage(done, locale, await form.about(request, locale)));
      return formAgain(request, reply, locale, 200, {});
    });

    scope.post(path, { schema: { hide: true }, preHandler: limited }, async (request, reply) => {
      refuseForeign(request);
      const subject = await form.about(request, locale);
      const checked = form.check(readTyped(form.fields, request.body));
      if ('problems' in checked) return formAgain(request, reply, locale, 422, { problems: checked.problems });
      const key = readFormKey(readField(request.body, KEY_FIELD), now());
      if (key === null) return formAgain(request, reply, locale, 422, { obstacle: 'expired' });
      if (readField(request.body, TRAP_FIELD) !== '') return formAgain(request, reply, locale, 422, { obstacle: 'trapped' });
      if (key.filledInMs < LEAST_FILLING_MS) return formAgain(request, reply, locale, 422, { obstacle: 'tooQuick' });
      let reference: string;
      try {
        reference = await form.take(checked.value, key.id, locale, subject, request);
      } catch (error) {
        if (!(error instanceof WrongFields)) throw error;
        return formAgain(request, reply, locale, 422, { problems: Object.fromEntries(form.fields.flatMap((name) => (error.problems[name] === undefined ? [] : [[name, error.problems[name]]]))) as Problems<Field> });
      }
      return reply.redirect(carryCampaign(`${addressOf(request).pathname}?${DONE_PARAMETER}=${reference}`, `?${searchOf(request).toString()}`), 303);
    });
  };

  await app.register(async (scope) => {
    readForm(scope);
    scope.setErrorHandler((error, request, reply) => {
      if (!isAppError(error) || error.code !== 'rate-limited') throw error;
      return formAgain(request, reply, splitLocale(request.url).locale, 429, { obstacle: 'tooMany' });
    });
    for (const locale of LOCALES) addLocale(scope, locale);
  });
}

function searchOf(request: FastifyRequest): URLSearchParams {
  return addressOf(request).searchParams;
}

function addressOf({ url }: FastifyRequest): URL {
  return new URL(url, 'http://localhost');
}
