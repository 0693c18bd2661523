import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyPluginCallback } from 'fastify';
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { keepNothing } from '../../platform/http';
import { defineLimits, HOUR, networkOf } from '../../platform/limits';
import { addSchemas, ApiError, reference } from '../../platform/schema';
import { signedIn } from '../accounts/api';
import { addPartRoutes, beginInParts } from './upload-parts.routes';
import { fileNameIn, UPLOADS, type UploadDeps, type UploadScope } from './upload-scope';
import { takeUpload } from './uploads';

/** Where releases of remotes look for it that are older than {@link UPLOADS}. */
const OLD_ADDRESS = '/api-next/own-ads/uploads/';

const LIMITS = defineLimits('uploads', {
  begin: { network: [{ calls: 300, seconds: HOUR }], open: false },
});

/** `POST /api-next/uploads/` takes a file, whole or, by the protocol tus, in parts; what it is, is looked at by the call that makes something of it. */
export const uploadRoutes: FastifyPluginCallback<UploadDeps> = (app, { accounts, dataDir }, done) => {
  addSchemas(app, { ApiError, TakenUpload: Type.Object({ token: Type.String() }) });
  keepNothing(app);
  app.removeAllContentTypeParsers();
  // Nothing of it is read before who sends it is known.
  app.addContentTypeParser(
    ['application/octet-stream', 'application/offset+octet-stream'],
    (_request, payload, parsed) => parsed(null, payload),
  );
  const scope: UploadScope = {
    app,
    accounts,
    dataDir,
    async guard(request, limits) {
      await accounts.protectForm(request);
      await signedIn(accounts, request);
      await app.limiter.count(limits, { network: networkOf(request.ip) });
    },
  };
  addTaking(scope, UPLOADS, { operationId: 'sendFile' });
  addTaking(scope, OLD_ADDRESS, { operationId: 'uploadFile', deprecated: true });
  addPartRoutes(scope);
  done();
};

function addTaking(
  { app, dataDir, guard }: UploadScope,
  url: string,
  described: { operationId: string; deprecated?: boolean },
): void {
  app.post(
    url,
    {
      schema: {
        ...described,
        summary:
          'Takes a file of who is signed in, at most 25 MB, as body or, with the headers of tus 1.0.0, in parts; it waits an hour for the call that makes something of it',
        tags: ['media'],
        consumes: ['application/octet-stream'],
        response: {
          201: reference('TakenUpload'),
          401: reference('ApiError'),
          403: reference('ApiError'),
          404: reference('ApiError'),
          413: reference('ApiError'),
          415: reference('ApiError'),
          429: reference('ApiError'),
        },
      },
      onRequest: (request) => guard(request, LIMITS.begin),
    },
    async (request, reply) => {
      const begun = await beginInParts(dataDir, request, reply);
      if (begun !== null) return reply.code(201).send({ token: begun });
      if (!(request.body instanceof Readable)) throw new AppError('invalid-request', 'no file', { status: 415 });
      const token = await takeUpload(dataDir, fileNameIn(request), request.body);
      return reply.code(201).send({ token });
    },
  );
}
