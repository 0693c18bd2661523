import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAppError } from '@kvadrat/contracts/errors';
import { waitText, type Locale } from '@kvadrat/contracts/locales';
import { toFailure } from '../../platform/http';
import { errorCode } from '../../platform/settings';
import { AccountError } from './account-error';
import { accountSentence } from './account-texts';
import { BUSY_RETRY_SECONDS } from './passwords/hash-queue';

/** Seconds a caller waits while the database does not answer. */
const DOWN_RETRY_SECONDS = 5;

/** Turns whatever was thrown into a refusal that people can read. Of the inside nothing is told. */
export function toAccountError(error: unknown): AccountError {
  if (error instanceof AccountError) return error;
  if (isAppError(error) && error.code === 'unavailable')
    return new AccountError('busy', { code: 'unavailable', status: 503, retryAfter: BUSY_RETRY_SECONDS });
  if (isDatabaseDown(error))
    return new AccountError('down', { code: 'unavailable', status: 503, retryAfter: DOWN_RETRY_SECONDS });
  const { status, code } = toFailure(error);
  if (code === 'rate-limited') return new AccountError('tooMany', { code, status, retryAfter: 60 });
  return new AccountError(status < 500 ? 'invalid' : 'internal', { code, status });
}

/** The sentence of a refusal; waiting times stand in words. */
export function sentenceOf({ sentence, value, retryAfter }: AccountError, locale: Locale): string {
  return accountSentence(locale, sentence, sentence === 'tooMany' ? waitText(locale, retryAfter ?? 1) : value);
}

/** Puts a refusal into words, for scopes that are not of accounts: what is for logs never gets onto a screen. */
export function inWords(error: unknown, locale: Locale): unknown {
  if (!(error instanceof AccountError)) return error;
  const { code, status = 500, problems, retryAfter, value, sentence } = error;
  return new AccountError(sentence, {
    code,
    status,
    problems,
    value,
    words: sentenceOf(error, locale),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

/** Answers a call: `{ message, data: { message, code } }`, with the fields that are wrong and the seconds to wait. */
export function sendFailure(reply: FastifyReply, error: AccountError, locale: Locale): FastifyReply {
  const message = sentenceOf(error, locale);
  const { code, problems, retryAfter } = error;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(error.status ?? 500)
    .type('application/json')
    .send({
      message,
      data: {
        message,
        code,
        ...(Object.keys(problems).length === 0 ? {} : { problems }),
        ...(retryAfter === undefined ? {} : { retryAfter }),
      },
    });
}

export function logFailure(request: FastifyRequest, failure: AccountError, error: unknown): void {
  if ((failure.status ?? 500) >= 500 && failure.sentence !== 'busy')
    request.log.error({ err: error, req: request }, 'account call failed');
}

/** PostgreSQL's classes of connection failures, shutdowns and cancelled statements; names of the driver and of the system. */
const DOWN_CODES = /^(?:08|57|53|25P0[23]|40|CONNECT|ECONN|EPIPE|ENOENT|ETIMEDOUT)/;

function isDatabaseDown(error: unknown): boolean {
  return DOWN_CODES.test(errorCode(error) ?? '');
}
