import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Makes schemas known to the routes of a plugin by the names they have in the API's description; `reference(name)` means
 * one of them.
 */
export function addSchemas(app: FastifyInstance, schemas: Readonly<Record<string, TSchema>>): void {
  for (const [$id, schema] of Object.entries(schemas)) app.addSchema({ $id, ...schema });
}
