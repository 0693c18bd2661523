import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Basemaps } from '../basemap/api';
import { addSchemas, LocaleParameter, readLocale, reference } from '../../platform/schema';
import type { MapServices } from '../../platform/settings';
import { mapSettings } from './map-settings';
import { MapSettingsSchema } from './map-settings.schema';

/** They change with a restart only. */
const CACHE = 'public, max-age=3600';

/** `GET /api-next/geography/map-settings/` */
export const mapSettingsRoutes: FastifyPluginCallback<{ services: MapServices; basemaps: Basemaps }> = (
  app,
  { services, basemaps },
  done,
) => {
  addSchemas(app, { MapSettings: MapSettingsSchema });
  app.get<{ Querystring: { locale?: string } }>(
    '/api-next/geography/map-settings/',
    {
      attachValidation: true,
      schema: {
        operationId: 'mapSettings',
        summary: 'What a page needs to show a map and to look for addresses; public keys only',
        tags: ['geography'],
        querystring: Type.Object({ locale: LocaleParameter }),
        response: { 200: reference('MapSettings') },
      },
    },
    async ({ query }, reply) => {
      const locale = readLocale(query.locale);
      void reply.header('cache-control', CACHE);
      return mapSettings(services, locale, await basemaps.of(locale));
    },
  );
  done();
};
