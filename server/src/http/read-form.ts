import type { FastifyInstance } from 'fastify';

/** Lets the routes of a scope take plain HTML forms; of a field that comes twice the last value counts. */
export function readForm(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
