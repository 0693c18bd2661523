import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { isInternal } from './internal-request';
import { maskEmails, redactUrl } from './redact-url';

/**
 * Options of the logger: one JSON line per event on standard output. Headers and bodies are never
 * logged; addresses are redacted.
 */
export function loggerOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
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

/** One line for each answer; calls of the page renderer only when debugging. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (isInternal(request)) request.log.debug(line, 'internal call');
    else request.log.info(line, 'answered');
    done();
  });
}
