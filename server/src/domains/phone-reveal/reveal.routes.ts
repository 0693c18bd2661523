import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import { readListingId } from '../listings/api';
import { addSchemas, ApiError, nullable, reference } from '../../platform/schema';
import { revealPhone, type RevealDeps } from './reveal-phone';

const schemas = {
  ApiError,
  RevealedPhone: Type.Object({ phone: Type.String() }),
  ListingContact: Type.Object({ phone: nullable(Type.String()), email: nullable(Type.String()) }),
};

/**
 * `POST /api-next/listings/{id}/phone/`: a POST, because addresses are fetched ahead, kept and followed by collectors.
 * `GET …/{id}/contact/` told it before; releases that still ask there have an answer they can read, without number or address.
 */
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
        response: {
          200: reference('RevealedPhone'),
          403: reference('ApiError'),
          404: reference('ApiError'),
          429: reference('ApiError'),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await deps.accounts.protectForm(request);
      return { phone: await revealPhone(deps, request, readListingId(request.params.id)) };
    },
  );
  app.get(
    '/api-next/listings/:id/contact/',
    {
      schema: {
        operationId: 'readContact',
        summary: 'Tells nothing any more; ask for the number by POST',
        deprecated: true,
        tags: ['listings'],
        params: Type.Object({ id: Type.String() }),
        response: { 200: reference('ListingContact'), 404: reference('ApiError'), 429: reference('ApiError') },
      },
    },
    () => ({ phone: null, email: null }),
  );
  done();
};
