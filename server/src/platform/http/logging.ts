import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { anonymousAddress } from './anonymous-address';
import { answeredBy } from './answered-by';
import { isInternal } from './internal-request';
import { maskEmails, redactUrl } from './redact-url';
import { routeOf } from './route-of';
import { tellLimit } from './security-event';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Options of the logger: one JSON line per event on standard output, with the id of its request. Headers and bodies are
 * never logged; addresses are redacted.
 * @param stream elsewhere than to standard output
 */
export function loggerOptions(level: string, stream?: { write: (line: string) => void }): LoggerOptions {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url) }),
      err: (error: Error) => ({
        type: error.name,
        message: maskEmails(error.message),
        stack: maskEmails(error.stack ?? ''),
        ...('code' in error ? { code: error.code } : {}),
      }),
    },
  };
}

/**
 * One line for each answer: request, route, status, milliseconds, shortened address of the visitor, and the release that a
 * page or file is of. Calls of the page renderer only when debugging.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 429 && !isInternal(request)) tellLimit(request);
    const line = {
      req: request,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      client: anonymousAddress(request.ip),
      ...answeredBy(request, reply),
    };
    if (isInternal(request)) request.log.debug(line, 'internal call');
    else request.log.info(line, 'answered');
    done();
  });
}
