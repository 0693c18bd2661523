import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../platform/db';
import { tellShownAds } from '../../platform/http';
import { listingSchemas } from '../listings/api';
import { addSchemas, LocaleParameter, readLocale, reference } from '../../platform/schema';
import { HomeResponseSchema, HomeTownSchema } from './home.schema';
import { readHome } from './home.service';

/** `GET /api-next/home/` */
export const homeRoutes: FastifyPluginCallback<{ db: Db }> = (app, { db }, done) => {
  addSchemas(app, { ...listingSchemas, HomeTown: HomeTownSchema, HomeResponse: HomeResponseSchema });
  app.get<{ Querystring: { locale?: string } }>(
    '/api-next/home/',
    {
      schema: {
        operationId: 'readHome',
        summary: 'Totals, towns and newest ads of the home page; at most a minute old',
        tags: ['home'],
        querystring: Type.Object({ locale: LocaleParameter }),
        response: { 200: reference('HomeResponse') },
      },
    },
    async (request, reply) => {
      const home = await readHome(db, readLocale(request.query.locale ?? null));
      tellShownAds(request, reply, home.newest);
      return home;
    },
  );
  done();
};
