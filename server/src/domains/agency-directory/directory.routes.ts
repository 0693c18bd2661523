import type { AgencyDirectory } from '@kvadrat/contracts/api';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import type { FastifyPluginCallback } from 'fastify';
import type { Db } from '../../platform/db';
import { queryOf } from '../../platform/http';
import { addSchemas, reference } from '../../platform/schema';
import type { FlagSource } from '../flags/api';
import { readDirectory } from './agency-directory';
import { readDirectoryRequest } from './directory-request';
import { DirectoryQuery, directorySchemas } from './directory.schema';

export interface DirectoryRoutesOptions {
  db: Db;
  flagsOf?: FlagSource['of'];
}

/** `GET /api-next/agencies/` */
export const directoryRoutes: FastifyPluginCallback<DirectoryRoutesOptions> = (
  app,
  { db, flagsOf = () => DEFAULT_FLAGS },
  done,
) => {
  addSchemas(app, directorySchemas);
  app.get(
    '/api-next/agencies/',
    {
      // What cannot be read is left out instead of failing.
      attachValidation: true,
      schema: {
        operationId: 'readAgencies',
        summary: 'One page of the directory of agencies',
        tags: ['agencies'],
        querystring: DirectoryQuery,
        response: { 200: reference('AgencyDirectory') },
      },
    },
    async (request): Promise<AgencyDirectory> => {
      const { auctions } = flagsOf(request.headers.cookie);
      return readDirectory(db, readDirectoryRequest(queryOf(request)), auctions);
    },
  );
  done();
};
