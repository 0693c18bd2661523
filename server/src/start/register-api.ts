import type { FastifyInstance } from 'fastify';
import { type CallServices, DOMAINS } from './services';

/** The API of all domains. */
export async function registerApi(api: FastifyInstance, services: CallServices): Promise<void> {
  for (const { calls } of DOMAINS) if (calls !== undefined) await api.register(calls, services);
}
