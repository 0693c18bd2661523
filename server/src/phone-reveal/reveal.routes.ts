import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import { readListingId } from '../listings';
import { addSchemas, ApiError, reference } from '../schema';
import { revealPhone, type RevealDeps } from './reveal-phone';

const schemas = { ApiError, RevealedPhone: Type.Object({ phone: Type.String() }) };

/** `POST /api-next/listings/{id}/phone/`: a POST, because addresses are fetched ahead, kept and followed by collectors. */
export const revealRoutes: FastifyPluginCallback<RevealDeps> = (app, deps, done) => {
  addSchemas(app, schemas);
  app.post<{ Params: { id: string } }>(
    '/api-next/listings/:id/phone/',
    {
      schema: {
        operationId: 'revealPhone',
        summary: 'The number of who offers an ad; counts as a lead',
        tags: ['listings'],
        params: Type.Object({ id: Type.String() }),
        response: { 200: reference('RevealedPhone'), 403: reference('ApiError'), 404: reference('ApiError'), 429: reference('ApiError') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await deps.accounts.protect(request);
      return { phone: await revealPhone(deps, request, readListingId(request.params.id)) };
    },
  );
  done();
};
