import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { askedLocale, failureBody, queryOf } from '../../platform/http';
import { HEAVY } from '../../platform/lanes';
import { defineLimits, limitNetwork, MINUTE } from '../../platform/limits';
import { addSchemas, reference } from '../../platform/schema';
import type { Isochrones } from './create-isochrones';
import { ISOCHRONE_PATH, TRAVEL_MODES, type IsochroneRequest } from './isochrone';
import { IsochroneError } from './isochrone-error';
import { isochroneSchemas, IsochroneQuery } from './isochrone.schema';
import { isochroneText } from './isochrone-texts';

/** Where somebody lives or works is kept by nobody but their browser. */
const CACHE = 'private, max-age=3600';
/** Of an area that stands in for one of a service that failed. */
const STAND_IN_CACHE = 'private, max-age=60';
/** An hour by car takes a tenth of a second of a processor. */
const LIMITS = defineLimits('isochrone', { find: { network: [{ calls: 60, seconds: MINUTE }], open: true } });
const RETRY_AFTER_S = 2;

/** `GET /api-next/geography/isochrone/` */
export const isochroneRoutes: FastifyPluginCallback<{ isochrones: Pick<Isochrones, 'find'> }> = (
  app,
  { isochrones },
  done,
) => {
  addSchemas(app, isochroneSchemas);
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof IsochroneError)) throw error;
    const message = isochroneText(askedLocale(request), error.reason);
    if (error.status === 503) void reply.header('retry-after', RETRY_AFTER_S);
    return reply
      .code(error.status ?? 500)
      .header('cache-control', 'no-store')
      .send(failureBody({ code: error.reason, message }));
  });
  app.get(
    ISOCHRONE_PATH,
    {
      attachValidation: true,
      config: HEAVY,
      onRequest: limitNetwork(app, LIMITS.find),
      schema: {
        operationId: 'isochrone',
        summary: 'Where one can get to from a point in Croatia within some minutes',
        tags: ['geography'],
        querystring: IsochroneQuery,
        response: { 200: reference('Isochrone'), 400: reference('ApiError'), 503: reference('ApiError') },
      },
    },
    async (request, reply) => {
      const leaving = new AbortController();
      reply.raw.once('close', () => leaving.abort());
      const isochrone = await isochrones.find({ ...readRequest(request), signal: leaving.signal });
      void reply.header('cache-control', isochrone.notes.includes('provider-failed') ? STAND_IN_CACHE : CACHE);
      return isochrone;
    },
  );
  done();
};

/** @throws IsochroneError when a value is missing, given twice or no number */
function readRequest(request: FastifyRequest): IsochroneRequest {
  const query = queryOf(request);
  const only = (name: string): string => {
    const values = query.getAll(name);
    return values.length === 1 ? (values[0] ?? '') : '';
  };
  const mode = TRAVEL_MODES.find((known) => known === only('mode'));
  const [lat, lng, minutes] = [only('lat'), only('lng'), only('minutes')].map(readNumber);
  if (mode === undefined || lat === undefined || lng === undefined || minutes === undefined)
    throw new IsochroneError('ISOCHRONE_INVALID');
  return { center: { lat, lng }, minutes, mode };
}

/** Plain decimals only: an empty text is no zero, and "0x10" no ten. */
function readNumber(text: string): number {
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : NaN;
}
