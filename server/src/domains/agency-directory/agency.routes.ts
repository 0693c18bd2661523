import type { AgencyDetail, AgencyListings } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../platform/db';
import { queryOf, tellShownAds } from '../../platform/http';
import { addSchemas, LocaleParameter, readLocale, reference } from '../../platform/schema';
import { findAgencyId } from '../agencies/api';
import type { FlagSource } from '../flags/api';
import { listingSchemas } from '../listings/api';
import { agencyAds } from './agency-ads';
import { agencyDetail } from './agency-detail';
import { AgencyListingsQuery, agencySchemas } from './agency.schema';
import { readDirectoryRequest } from './directory-request';

export interface AgencyRoutesOptions {
  db: Db;
  flagsOf?: FlagSource['of'];
}

interface OneAgency {
  Params: { slug: string };
  Querystring: { locale?: string };
}

const params = Type.Object({ slug: Type.String({ maxLength: 200 }) });
const AGENT_ID = /^[1-9]\d{0,8}$/;

/** `GET /api-next/agencies/{slug}/` and `…/{slug}/listings/` */
export const agencyRoutes: FastifyPluginCallback<AgencyRoutesOptions> = (
  app,
  { db, flagsOf = () => DEFAULT_FLAGS },
  done,
) => {
  addSchemas(app, { ...listingSchemas, ...agencySchemas });
  app.get<OneAgency>(
    '/api-next/agencies/:slug/',
    {
      schema: {
        operationId: 'readAgency',
        summary: 'One agency with its offices and people',
        tags: ['agencies'],
        params,
        querystring: Type.Object({ locale: LocaleParameter }),
        response: { 200: reference('AgencyDetail'), 404: reference('ApiError') },
      },
    },
    (request): Promise<AgencyDetail> =>
      agencyDetail(db, request.params.slug, {
        locale: readLocale(request.query.locale),
        auctions: flagsOf(request.headers.cookie).auctions,
      }),
  );
  app.get<OneAgency>(
    '/api-next/agencies/:slug/listings/',
    {
      // What cannot be read is left out instead of failing.
      attachValidation: true,
      schema: {
        operationId: 'readAgencyListings',
        summary: 'Ads of an agency, or of somebody who works for it',
        tags: ['agencies'],
        params,
        querystring: AgencyListingsQuery,
        response: { 200: reference('AgencyListings'), 404: reference('ApiError') },
      },
    },
    async (request, reply): Promise<AgencyListings> => {
      const { slug } = request.params;
      const query = queryOf(request);
      const id = await findAgencyId(db, slug);
      if (id === null) throw new AppError('not-found', `There is no agency ${slug}.`);
      const { offer, kind, page } = readDirectoryRequest(query);
      const agent = query.get('agent') ?? '';
      const found = await agencyAds(
        db,
        id,
        { offer, kind, page, agentId: AGENT_ID.test(agent) ? Number(agent) : null },
        readLocale(query.get('locale')),
      );
      tellShownAds(request, reply, found.results);
      return found;
    },
  );
  done();
};
