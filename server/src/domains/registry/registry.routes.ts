import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { REGISTRY_PATH } from '@kvadrat/contracts/releases';
import { parseManifest, type ReleasePackage } from '@kvadrat/publish';
import type { Db } from '../../platform/db';
import { failureBody, routeOf, tellSecurity } from '../../platform/http';
import { changeRemote } from './change-remote';
import { giveOverride } from './override-calls';
import { listOverrides, revokeOverride } from './override.store';
import { checkRelease, type Origin, uploadRelease } from './publish-release';
import type { Registry } from './registry';
import { ChangeBody, OverrideBody, OverrideParams, ReleaseUpload, RemoteParams } from './registry.schema';
import { RegistryError } from './registry-error';
import { readHistory, readSnapshot } from './registry.store';
import { checkToken } from './team-token.store';

export interface RegistryRouteOptions {
  db: Db;
  registry: Pick<Registry, 'reload'>;
  /** From where previews of releases may be taken; none without it. */
  previewOrigins?: readonly string[];
}

const MAX_UPLOAD_BYTES = 32_000_000;
const HISTORY_LENGTH = 50;
/** Refusals are 422 but for these. */
const STATUS: Partial<Record<RegistryError['code'], number>> = {
  'MFE-103': 409,
  'MFE-104': 409,
  'MFE-112': 403,
  'MFE-113': 404,
  'MFE-116': 404,
  'MFE-117': 403,
  'MFE-118': 403,
};

/**
 * The registry for teams: each call carries the token of one remote and can change that one only, within the role and the
 * route space of the token. Described in `docs/releases.md`.
 */
export const registryRoutes: FastifyPluginAsyncTypebox<RegistryRouteOptions> = (
  api,
  { db, registry, previewOrigins = [] },
) => {
  api.setErrorHandler((error, request, reply) => {
    if (!(error instanceof RegistryError)) throw error;
    // What a token does not open is never let through by anything else.
    if (error.code === 'MFE-112')
      tellSecurity(request, { event: 'registry-token', outcome: 'refused', subject: routeOf(request) });
    return reply.code(STATUS[error.code] ?? 422).send(failureBody(error));
  });

  api.get(REGISTRY_PATH, { schema: { hide: true } }, async (request) => {
    await checkToken(db, request.headers.authorization);
    const { revision, entries } = await readSnapshot(db);
    return { revision, entries };
  });

  api.get(`${REGISTRY_PATH}:name/history/`, { schema: { hide: true, params: RemoteParams } }, async (request) => {
    await checkToken(db, request.headers.authorization);
    return { revisions: await readHistory(db, request.params.name, HISTORY_LENGTH) };
  });

  addUploads(api, db);
  api.post(
    `${REGISTRY_PATH}:name/changes/`,
    { schema: { hide: true, params: RemoteParams, body: ChangeBody } },
    async ({ params, body, headers }) => {
      const { author, origin } = await teamOf(db, headers.authorization, params.name);
      const { change, ...order } = body;
      const outcome = await changeRemote(db, params.name, change, { ...order, author }, origin);
      await registry.reload();
      return outcome;
    },
  );
  addOverrides(api, db, previewOrigins);
  return Promise.resolve();
};

type Routes = Parameters<FastifyPluginAsyncTypebox>[0];

/** Who calls, by the token of the remote. */
async function teamOf(
  db: Db,
  authorization: string | undefined,
  name: string,
): Promise<{ author: string; origin: Origin }> {
  const { label, grant } = await checkToken(db, authorization, name);
  return { author: label, origin: { kind: 'team', grant } };
}

/** `…/releases/` keeps what is sent, `…/checks/` only tells whether it would be. */
function addUploads(api: Routes, db: Db): void {
  for (const [path, keep] of [
    ['releases', true],
    ['checks', false],
  ] as const) {
    api.post(
      `${REGISTRY_PATH}:name/${path}/`,
      {
        bodyLimit: MAX_UPLOAD_BYTES,
        schema: { hide: true, params: RemoteParams, body: ReleaseUpload },
        // Before megabytes are read from somebody without a token.
        onRequest: async (request) => {
          const { name } = request.params;
          await checkToken(db, request.headers.authorization, name);
        },
      },
      async ({ params, body, headers }, reply) => {
        const { origin } = await teamOf(db, headers.authorization, params.name);
        const candidate = packageOf(body, params.name);
        if (keep) await uploadRelease(db, candidate, origin);
        else await checkRelease(db, candidate, await readSnapshot(db), origin);
        const { name, release } = candidate.manifest;
        return reply.code(keep ? 201 : 200).send({ name, release });
      },
    );
  }
}

function addOverrides(api: Routes, db: Db, previewOrigins: readonly string[]): void {
  api.post(
    `${REGISTRY_PATH}:name/overrides/`,
    { schema: { hide: true, params: RemoteParams, body: OverrideBody } },
    async ({ params, body, headers }) => {
      return giveOverride(
        db,
        { ...params, ...body, ...(await teamOf(db, headers.authorization, params.name)) },
        previewOrigins,
      );
    },
  );

  api.get(
    `${REGISTRY_PATH}:name/overrides/`,
    { schema: { hide: true, params: RemoteParams } },
    async ({ params, headers }) => {
      await checkToken(db, headers.authorization, params.name);
      return { overrides: await listOverrides(db, params.name) };
    },
  );

  api.post(
    `${REGISTRY_PATH}:name/overrides/:id/revocation/`,
    { schema: { hide: true, params: OverrideParams } },
    async ({ params: { name, id }, headers }) => {
      await checkToken(db, headers.authorization, name);
      await revokeOverride(db, name, id);
      return { id };
    },
  );
}

function packageOf({ manifest: manifestText, signature, files }: ReleaseUpload, name: string): ReleasePackage {
  const manifest = parseManifest(manifestText);
  if (manifest.name !== name)
    throw new RegistryError(
      'MFE-112',
      `The release is of ${manifest.name}, the address and its token of ${name}. Publish it with the token of ${manifest.name}.`,
    );
  const decoded = Object.entries(files).map(([file, { content, packed }]) => {
    return [
      file,
      { bytes: Buffer.from(content, 'base64'), packed: packed === undefined ? null : Buffer.from(packed, 'base64') },
    ] as const;
  });
  return { manifest, manifestText, signature: signature ?? null, files: new Map(decoded) };
}
