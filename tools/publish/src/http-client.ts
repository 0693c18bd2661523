import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { MFE_CODES, RegistryError, type MfeCode } from '@kvadrat/contracts/errors';
import { REGISTRY_PATH } from '@kvadrat/contracts/releases';
import { ConsoleError, reasonOf } from './console-error';
import type { RegistryClient } from './registry-client';
import type { ReleasePackage } from './release-package';

const Refusal = Type.Object({ data: Type.Object({ message: Type.String(), code: Type.String() }) });
const State = Type.Union([Type.Literal('on'), Type.Literal('off')]);
const Previous = Type.Union([Type.String(), Type.Null()]);
const Canary = Type.Union([
  Type.Object({ release: Type.String(), percent: Type.Number(), until: Type.String() }),
  Type.Null(),
]);
const Entry = Type.Object({
  name: Type.String(),
  state: State,
  stable: Type.String(),
  previous: Previous,
  canary: Canary,
});

/** What the portal answers (`docs/releases.md`). */
const ANSWERS = {
  list: Type.Object({ revision: Type.Number(), entries: Type.Array(Entry) }),
  history: Type.Object({
    revisions: Type.Array(
      Type.Object({
        revision: Type.Number(),
        author: Type.String(),
        reason: Type.String(),
        changedAt: Type.String(),
        entry: Type.Union([Entry, Type.Null()]),
      }),
    ),
  }),
  release: Type.Object({ name: Type.String(), release: Type.String() }),
  change: Type.Object({
    name: Type.String(),
    state: State,
    release: Type.String(),
    previous: Previous,
    canary: Canary,
    revision: Type.Number(),
    changed: Type.Boolean(),
    behind: Type.Optional(Type.Number()),
  }),
  override: Type.Object({ id: Type.String(), path: Type.String() }),
  overrides: Type.Object({
    overrides: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        release: Type.String(),
        author: Type.String(),
        issuedAt: Type.String(),
        until: Type.String(),
      }),
    ),
  }),
  revocation: Type.Object({ id: Type.String() }),
};

/**
 * The registry for teams, over HTTP.
 * @param portal origin of the portal
 * @param token of the one remote that is changed
 */
export function httpClient(portal: string, token: string): RegistryClient {
  const call = async <T extends TSchema>(schema: T, path: string, body?: unknown): Promise<Type.Static<T>> => {
    if (!URL.canParse(portal)) throw new ConsoleError('Name the portal: --portal https://www.example.hr.');
    const address = new URL(`${REGISTRY_PATH}${path}`, portal);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(
      address,
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
    ).catch((cause: unknown) => {
      throw new ConsoleError(`${address.origin} does not answer: ${reasonOf(cause)}.`, { cause });
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && Value.Check(schema, answer)) return answer;
    throw refusalOf(answer, `${address.href} answered ${response.status}.`);
  };
  const list = () => call(ANSWERS.list, '');
  return {
    list,
    history: async (name) =>
      (await call(ANSWERS.history, `${name}/history/`)).revisions.map((note) => ({
        ...note,
        changedAt: new Date(note.changedAt),
      })),
    verify: (candidate) => call(ANSWERS.release, `${candidate.manifest.name}/checks/`, bodyOf(candidate)),
    upload: (candidate) => call(ANSWERS.release, `${candidate.manifest.name}/releases/`, bodyOf(candidate)),
    change: async (name, change, { expectedRevision, reason }) =>
      call(ANSWERS.change, `${name}/changes/`, {
        change,
        reason,
        expectedRevision: expectedRevision ?? (await list()).revision,
      }),
    override: ({ name, ...what }, hours) => call(ANSWERS.override, `${name}/overrides/`, { ...what, hours }),
    overrides: async (name) =>
      (await call(ANSWERS.overrides, `${name}/overrides/`)).overrides.map(({ issuedAt, until, ...note }) => ({
        ...note,
        issuedAt: new Date(issuedAt),
        until: new Date(until),
      })),
    revokeOverride: async (name, id) => {
      await call(ANSWERS.revocation, `${name}/overrides/${id}/revocation/`, {});
    },
  };
}

function bodyOf({ manifestText, signature, files }: ReleasePackage): unknown {
  const encoded = [...files].map(
    ([name, { bytes, packed }]) =>
      [
        name,
        { content: bytes.toString('base64'), ...(packed === null ? {} : { packed: packed.toString('base64') }) },
      ] as const,
  );
  return { manifest: manifestText, ...(signature === null ? {} : { signature }), files: Object.fromEntries(encoded) };
}

function refusalOf(answer: unknown, otherwise: string): Error {
  if (!Value.Check(Refusal, answer)) return new ConsoleError(otherwise);
  const { code, message } = answer.data;
  return isMfeCode(code) ? new RegistryError(code, message) : new ConsoleError(`${otherwise} ${message}`);
}

function isMfeCode(code: string): code is MfeCode {
  return Object.hasOwn(MFE_CODES, code);
}
