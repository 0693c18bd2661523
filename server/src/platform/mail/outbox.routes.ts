import { AppError } from '@kvadrat/contracts/errors';
import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db';
import { acceptedLocale } from '../http';
import { attributes, escapeHtml } from '../html';
import { OUTBOX_TEXTS } from './outbox-texts';
import { type OutboxMail, readOutbox } from './outbox.store';

const OUTBOX_PATH = '/-/outbox';
const SHOWN = 50;

/** `/-/outbox`: the latest mails, for developers, who have no mail server; nobody finds it in production. */
export function addOutboxPage(app: FastifyInstance, { db, open }: { db: Db; open: boolean }): void {
  for (const path of [OUTBOX_PATH, `${OUTBOX_PATH}/`]) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      if (!open) throw new AppError('not-found', 'there is nothing at this address');
      const locale = acceptedLocale(request.headers['accept-language']);
      return reply
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex, nofollow')
        .type('text/html; charset=utf-8')
        .send(outboxHtml(await readOutbox(db, SHOWN), locale));
    });
  }
}

function outboxHtml(mails: readonly OutboxMail[], locale: Locale): string {
  const texts = OUTBOX_TEXTS[locale];
  return [
    `<!doctype html><html${attributes({ lang: locale })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">',
    `<title>${escapeHtml(texts.title)} | Kvadrat</title></head><body><main><h1>${escapeHtml(texts.title)}</h1>`,
    ...(mails.length === 0 ? [`<p>${escapeHtml(texts.empty)}</p>`] : mails.map((mail) => mailHtml(mail, locale))),
    '</main></body></html>',
  ].join('');
}

function mailHtml(mail: OutboxMail, locale: Locale): string {
  const texts = OUTBOX_TEXTS[locale];
  const state = mail.sent_at !== null ? texts.sent : mail.next_attempt_at === null ? texts.givenUp : texts.waiting;
  const facts = [mail.queued_at.toLocaleString(LOCALE_DETAILS[locale].intl), mail.recipient, state, ...(mail.last_error === null ? [] : [mail.last_error])];
  return `<article><h2${attributes({ lang: mail.locale })}>${escapeHtml(mail.subject)}</h2><p>${facts.map(escapeHtml).join(' · ')}</p><pre${attributes({ lang: mail.locale })}>${escapeHtml(mail.body_text)}</pre></article>`;
}
