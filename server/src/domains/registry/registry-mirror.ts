import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readOrNull } from '@kvadrat/publish';
import type { RegistrySnapshot } from '@kvadrat/contracts/releases';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { checkSnapshot, servedSnapshot, type Broken } from './check-snapshot';
import { RegistryError } from './registry-error';

/** How long a copy counts: who keeps the database away for longer shall not keep the releases of that day for ever. */
const LIFE_MS = 72 * 3_600_000;

const Mirror = Type.Object({ signed: Type.String(), signature: Type.String() });
const Signed = Type.Object({
  /** Revision of the registry; a copy of an earlier one than this server has had is refused. */
  sequence: Type.Integer({ minimum: 0 }),
  expiresAt: Type.String(),
  snapshot: Type.Object({
    revision: Type.Integer({ minimum: 0 }),
    entries: Type.Array(Type.Unknown()),
    manifests: Type.Record(Type.String(), Type.Unknown()),
  }),
});
/** What this server knows of the portal, beside the copy: its key, and how far the registry was. */
const Trust = Type.Object({ key: Type.String(), sequence: Type.Integer({ minimum: 0 }) });

/** Where a server keeps what it holds copies of the registry against. */
export function trustFile(file: string): string {
  return file.replace(/(?:\.json)?$/, '.trust.json');
}

/** Writes a signed copy of the registry, as read from the database, and what it will be held against. */
export async function writeMirror(
  file: string,
  snapshot: RegistrySnapshot,
  key: KeyObject,
  now: number,
): Promise<void> {
  const { revision } = snapshot;
  const signed = JSON.stringify({ sequence: revision, expiresAt: new Date(now + LIFE_MS).toISOString(), snapshot });
  await writeWhole(trustFile(file), JSON.stringify({ key: publicPart(key), sequence: revision }));
  await writeWhole(
    file,
    JSON.stringify({ signed, signature: sign(null, Buffer.from(signed), key).toString('base64') }),
  );
}

/**
 * Reads the copy of the registry that was written last.
 * @returns null when there is none
 * @throws {RegistryError} MFE-009 for one that was changed, is older than what this server has had, or has expired
 */
export async function readMirror(
  file: string,
  now: number,
): Promise<{ snapshot: RegistrySnapshot; broken: readonly Broken[] } | null> {
  const text = await readOrNull(file);
  if (text === null) return null;
  const refuse = (what: string): never => {
    throw new RegistryError(
      'MFE-009',
      `The copy of the registry in ${file} ${what}. The portal starts once its database answers, and writes it anew.`,
    );
  };
  const trust = parse((await readOrNull(trustFile(file)))?.toString('utf8') ?? '');
  const mirror = parse(text.toString('utf8'));
  if (!Value.Check(Trust, trust))
    return refuse('cannot be held against anything: what this server knew of the portal is gone');
  if (!Value.Check(Mirror, mirror)) return refuse('is none that this portal has written');
  if (!isSigned(mirror, trust.key)) return refuse('is not signed by this portal, or was changed afterwards');
  const signed = parse(mirror.signed);
  if (!Value.Check(Signed, signed)) return refuse('is none that this portal has written');
  const { sequence, expiresAt, snapshot } = signed;
  if (sequence !== snapshot.revision || sequence < trust.sequence)
    return refuse(`is of revision ${sequence}, and this server has had ${trust.sequence}`);
  if (!(Date.parse(expiresAt) > now)) return refuse(`counted until ${expiresAt}`);
  const manifests = Object.fromEntries(
    Object.entries(snapshot.manifests).map(([key, manifest]) => [key, { manifest }]),
  );
  const { snapshot: checked, broken } = checkSnapshot({ ...snapshot, manifests });
  return { snapshot: servedSnapshot(checked, manifests), broken };
}

function isSigned({ signed, signature }: { signed: string; signature: string }, key: string): boolean {
  try {
    return verify(
      null,
      Buffer.from(signed),
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
      Buffer.from(signature, 'base64'),
    );
  } catch {
    return false;
  }
}

function publicPart(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}

/** Writes beside the file and moves it in place, so readers never see half of it. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${String(process.pid)}.new`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, text, { mode: 0o600 });
  await rename(draft, file);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
