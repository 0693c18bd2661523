import { Type } from 'typebox';

const MAX_FILES = 500;
const MAX_TEXT = 1_000_000;
/** Base64 of eight megabytes. */
const MAX_FILE = 11_000_000;

export const OverrideParams = Type.Object({
  name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' }),
  id: Type.String({ pattern: '^[\\w-]{1,40}$' }),
});

export const RemoteParams = Type.Object({ name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' }) });

/** A whole release in one body. */
export const ReleaseUpload = Type.Object(
  {
    /** `remote.json` as it was signed. */
    manifest: Type.String({ maxLength: MAX_TEXT }),
    signature: Type.Optional(Type.String({ maxLength: 200 })),
    /** By name: content in base64, and its brotli copy where the build made one. */
    files: Type.Record(
      Type.String({ maxLength: 200 }),
      Type.Object(
        { content: Type.String({ maxLength: MAX_FILE }), packed: Type.Optional(Type.String({ maxLength: MAX_FILE })) },
        { additionalProperties: false },
      ),
      { maxProperties: MAX_FILES },
    ),
  },
  { additionalProperties: false },
);
export type ReleaseUpload = Type.Static<typeof ReleaseUpload>;

const Release = Type.String({ minLength: 1, maxLength: 110 });

const RemoteActionBody = Type.Union([
  Type.Object({ action: Type.Literal('pin'), release: Release }),
  Type.Object({
    action: Type.Literal('canary'),
    release: Release,
    percent: Type.Number(),
    until: Type.String({ maxLength: 40 }),
  }),
  Type.Object({ action: Type.Enum(['promote', 'stop-canary', 'rollback', 'on', 'off']) }),
]);

export const ChangeBody = Type.Object(
  {
    change: RemoteActionBody,
    /** Revision the author saw. */
    expectedRevision: Type.Integer({ minimum: 0 }),
    reason: Type.String({ minLength: 1, maxLength: 300 }),
  },
  { additionalProperties: false },
);
export type ChangeBody = Type.Static<typeof ChangeBody>;

const Hours = Type.Number({ minimum: 0.1, maximum: 72 });

/** Of a release that was uploaded, or of one that is served at a listed origin. */
export const OverrideBody = Type.Union([
  Type.Object({ release: Release, hours: Hours }, { additionalProperties: false }),
  Type.Object({ address: Type.String({ maxLength: 500 }), hours: Hours }, { additionalProperties: false }),
]);
export type OverrideBody = Type.Static<typeof OverrideBody>;
