import type { FastifyPluginCallback } from 'fastify';
import type { Db } from '../db';
import type { Job } from '../jobs';

/**
 * What a domain adds to the portal. Each part is given all services of the portal and says by its type which of them it uses,
 * so that the list of domains is checked against what there is.
 */
export interface Domain<CallServices extends object = object, JobServices extends object = object> {
  readonly name: string;
  /** Adds its calls to the API. */
  readonly calls?: FastifyPluginCallback<CallServices>;
  /** Tells what it does by itself. */
  readonly jobs?: (services: JobServices) => readonly Job[];
  /** Deletes what the privacy page says is kept no longer; once a day. */
  readonly forget?: (db: Db) => Promise<unknown>;
}
