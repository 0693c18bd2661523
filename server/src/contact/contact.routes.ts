import fastifyRateLimit from '@fastify/rate-limit';
import { AppError, isAppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, splitLocale, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { carryCampaign } from '@kvadrat/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db';
import { readForm, refuseForeign } from '../http';
import type { ShowPage } from '../pages';
import { KEY_FIELD, TRAP_FIELD } from './contact-form';
import { queueContactMails } from './contact-mails';
import { contactDonePage, contactPage } from './contact-page';
import type { Obstacle } from './contact-texts';
import { countRecent, REFERENCE, storeMessage } from './contact.store';
import { LEAST_FILLING_MS, newFormKey, readFormKey } from './form-key';
import { checkMessage, EMPTY_MESSAGE, readField, readTyped, type Message, type MessageProblems } from './read-message';

/** Name of the parameter that says a message was taken, with its number. */
const DONE_PARAMETER = 'poslano';
/** Wrong attempts count as well, so there is room for some. */
const POSTS_PER_ADDRESS = { max: 20, timeWindow: '10 minutes' };
/** From one e-mail address: nobody can have confirmations sent to somebody else without end. */
const MESSAGES_PER_HOUR = 5;

export interface ContactOptions {
  db: Db;
  show: ShowPage;
  /** Who reads the messages. */
  operator: string;
  now?: () => number;
}

/** `/info/kontaktirajte-nas/` in nine languages (R10): the form, its message stored and mailed, without any script. */
export async function addContact(app: FastifyInstance, { db, show, operator, now = Date.now }: ContactOptions): Promise<void> {
  const formAgain = (request: FastifyRequest, reply: FastifyReply, locale: Locale, status: number, why: { problems?: MessageProblems; obstacle?: Obstacle }): Promise<FastifyReply> => {
    const given = readField(request.body, KEY_FIELD);
    const formKey = readFormKey(given, now()) === null ? newFormKey(now()) : given;
    return show(request, reply, contactPage({ typed: readTyped(request.body), formKey, problems: why.problems ?? {}, obstacle: why.obstacle ?? null }, locale, status));
  };
  const take = (message: Message, formKey: string, locale: Locale): Promise<string> =>
    db.transaction().execute(async (tx) => {
      const { reference, isNew } = await storeMessage(tx, { ...message, formKey, locale });
      if (!isNew) return reference;
      if ((await countRecent(tx, message.email)) > MESSAGES_PER_HOUR) throw tooManyMessages();
      await queueContactMails(tx, { ...message, reference, from: locale }, operator);
      return reference;
    });

  const addLocale = (scope: FastifyInstance, locale: Locale): void => {
    const path = localizedPath(locale, PATHS.contactUs);
    scope.get(path, { schema: { hide: true } }, (request, reply) => {
      const done = searchOf(request).get(DONE_PARAMETER) ?? '';
      if (REFERENCE.test(done)) return show(request, reply, contactDonePage(done, locale));
      return show(request, reply, contactPage({ typed: EMPTY_MESSAGE, formKey: newFormKey(now()), problems: {}, obstacle: null }, locale, 200));
    });

    scope.post(path, { schema: { hide: true }, config: { rateLimit: POSTS_PER_ADDRESS } }, async (request, reply) => {
      refuseForeign(request);
      const checked = checkMessage(readTyped(request.body));
      if ('problems' in checked) return formAgain(request, reply, locale, 422, { problems: checked.problems });
      const key = readFormKey(readField(request.body, KEY_FIELD), now());
      if (key === null) return formAgain(request, reply, locale, 422, { obstacle: 'expired' });
      if (readField(request.body, TRAP_FIELD) !== '') return formAgain(request, reply, locale, 422, { obstacle: 'trapped' });
      if (key.filledInMs < LEAST_FILLING_MS) return formAgain(request, reply, locale, 422, { obstacle: 'tooQuick' });
      const reference = await take(checked.message, key.id, locale);
      return reply.redirect(carryCampaign(`${path}?${DONE_PARAMETER}=${reference}`, `?${searchOf(request).toString()}`), 303);
    });
  };

  await app.register(async (scope) => {
    readForm(scope);
    // Counted once the form is read, so that what was typed stays.
    await scope.register(fastifyRateLimit, { global: false, hook: 'preHandler', errorResponseBuilder: tooManyMessages });
    scope.setErrorHandler((error, request, reply) => {
      if (!isAppError(error) || error.code !== 'rate-limited') throw error;
      return formAgain(request, reply, splitLocale(request.url).locale, 429, { obstacle: 'tooMany' });
    });
    for (const locale of LOCALES) addLocale(scope, locale);
  });
}

function tooManyMessages(): AppError {
  return new AppError('rate-limited', 'too many messages from this address', { status: 429 });
}

function searchOf({ url }: FastifyRequest): URLSearchParams {
  return new URL(url, 'http://localhost').searchParams;
}
