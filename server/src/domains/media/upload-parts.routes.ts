import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { defineLimits, HOUR } from '../../platform/limits';
import { signedIn } from '../accounts/api';
import { MAX_PICTURE_BYTES } from './picture-error';
import { fileNameIn, UPLOADS, type UploadScope } from './upload-scope';
import { addToUpload, beginUpload, dropUpload, uploadState, type UploadState } from './uploads';

/** The only version of the protocol there is: https://tus.io/protocols/resumable-upload */
const VERSION = '1.0.0';
const ONE = `${UPLOADS}:token/`;
type ByToken = { Params: { token: string } };

const LIMITS = defineLimits('uploads', {
  /** Forty photos of 25 MB in parts of a megabyte, six times. */
  part: { network: [{ calls: 6000, seconds: HOUR }], open: false },
});

/** Begins an upload in parts where its headers ask for one. @returns its token, or null where the body is the file */
export async function beginInParts(
  dataDir: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  if (request.headers['tus-resumable'] === undefined) return null;
  checkVersion(request);
  const length = wholeNumber(request.headers['upload-length']);
  if (length === null) throw new AppError('invalid-request', 'upload-length says how long the file is');
  const token = await beginUpload(dataDir, fileNameIn(request) || nameInMetadata(request), length);
  void tell(reply).header('location', `${UPLOADS}${token}/`);
  return token;
}

/** `HEAD` tells how much of an upload is here, `PATCH` takes the next part, `DELETE` gives it up. */
export function addPartRoutes({ app, accounts, dataDir, guard }: UploadScope): void {
  const stateOf = async (request: FastifyRequest<ByToken>): Promise<UploadState> => {
    checkVersion(request);
    const state = await uploadState(dataDir, request.params.token);
    if (state === null) throw new AppError('not-found', 'no upload waits by this token');
    return state;
  };
  const schema = { hide: true };
  app.head<ByToken>(
    ONE,
    { schema, onRequest: async (request) => void (await signedIn(accounts, request)) },
    async (request, reply) => {
      const { offset, length } = await stateOf(request);
      return tell(reply)
        .headers({ 'upload-offset': String(offset), 'upload-length': String(length) })
        .send();
    },
  );
  app.patch<ByToken>(
    ONE,
    { schema, bodyLimit: MAX_PICTURE_BYTES, onRequest: (request) => guard(request, LIMITS.part) },
    async (request, reply) => {
      const state = await stateOf(request);
      if (wholeNumber(request.headers['upload-offset']) !== state.offset)
        throw new AppError('invalid-request', 'the next part begins elsewhere', { status: 409 });
      if (!(request.body instanceof Readable)) throw new AppError('invalid-request', 'no part', { status: 415 });
      await addToUpload(dataDir, request.params.token, state, request.body);
      const { offset = 0 } = (await uploadState(dataDir, request.params.token)) ?? {};
      return tell(reply).code(204).header('upload-offset', String(offset)).send();
    },
  );
  app.delete<ByToken>(ONE, { schema, onRequest: (request) => guard(request, LIMITS.part) }, async (request, reply) => {
    await stateOf(request);
    await dropUpload(dataDir, request.params.token);
    return tell(reply).code(204).send();
  });
}

const tell = (reply: FastifyReply): FastifyReply => reply.header('tus-resumable', VERSION);

function checkVersion({ headers }: FastifyRequest): void {
  if (headers['tus-resumable'] !== VERSION)
    throw new AppError('invalid-request', 'tus 1.0.0 is spoken here', { status: 412 });
}

function wholeNumber(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,12}$/.test(header) ? Number(header) : null;
}

/** `filename` of the protocol's own way to name a file, `<key> <base64>,…`. */
function nameInMetadata({ headers: { 'upload-metadata': metadata } }: FastifyRequest): string {
  const pairs = typeof metadata === 'string' ? metadata.split(',').map((pair) => pair.trim().split(' ')) : [];
  return Buffer.from(pairs.find(([key]) => key === 'filename')?.[1] ?? '', 'base64').toString('utf8');
}
