import type { FastifyInstance } from 'fastify';
import { firstValues } from './first-values';

/** Lets the routes of a scope take plain HTML forms. */
export function readForm(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, firstValues(String(body)));
  });
}
