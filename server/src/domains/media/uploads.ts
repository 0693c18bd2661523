import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, isAppError } from '@kvadrat/contracts/errors';
import { mediaFolder } from './media-folder';
import { MAX_PICTURE_BYTES, PictureError } from './picture-error';

/** Files wait so long for the call that makes something of them. */
const KEPT_MS = 3_600_000;
/** As many may wait at a time, in all: three gigabytes of a disk at the very most. */
const MOST_WAITING = 120;
const TOKEN = /^[0-9a-f]{32}$/;
const NAME_LENGTH = 80;

/** What somebody has sent, before it is anything. */
export interface Upload {
  /** As its sender calls it; for sentences only. */
  name: string;
  data: Buffer;
}

/** Below the folder that the processes that answer may write to; no address leads to it. */
const folderOf = (dataDir: string): string => join(mediaFolder(dataDir), 'uploads');
/** The name stands before the file, which nobody opens under it, and how long the file will be where it comes in parts. */
const HEAD_BYTES = 512;
const LENGTH_AT = 480;
const LENGTH_BYTES = 16;
const NOT_TOLD = '';

/** An upload that comes in parts, in bytes. */
export interface UploadState {
  /** How much of it is here. */
  offset: number;
  length: number;
}

/**
 * Writes a file of a stranger to the disk as it comes: nothing of it stays in memory, and nothing is read of it yet.
 * @returns the token by which it is taken up
 * @throws PictureError `too-large`; AppError `unavailable` while too many wait
 */
export async function takeUpload(dataDir: string, name: string, stream: Readable): Promise<string> {
  const token = await openUpload(dataDir, name, NOT_TOLD);
  const path = join(folderOf(dataDir), token);
  try {
    await pipeline(stream, atMost(MAX_PICTURE_BYTES), createWriteStream(path, { flags: 'r+', start: HEAD_BYTES }));
    return token;
  } catch (error) {
    await rm(path, { force: true });
    return sayCut(error);
  }
}

/**
 * Begins an upload that comes in parts.
 * @returns its token
 * @throws as {@link takeUpload}
 */
export async function beginUpload(dataDir: string, name: string, length: number): Promise<string> {
  if (length > MAX_PICTURE_BYTES) throw new PictureError('too-large');
  return openUpload(dataDir, name, String(length));
}

/** How much of an upload in parts is here; null where there is none by that token, or no longer. */
export async function uploadState(dataDir: string, token: string): Promise<UploadState | null> {
  if (!TOKEN.test(token)) return null;
  const file = await open(join(folderOf(dataDir), token), 'r').catch(() => null);
  if (file === null) return null;
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read(head, 0, HEAD_BYTES, 0);
    const told = lengthIn(head);
    const offset = Math.max(0, (await file.stat()).size - HEAD_BYTES);
    return { offset, length: told ?? offset };
  } finally {
    await file.close();
  }
}

/**
 * Writes a part where the last one ended. What has come stays when the connection is cut.
 * @param state as it is now: a part never leaves a gap, and never goes past the end
 * @throws PictureError `too-large` for more than was told
 */
export async function addToUpload(
  dataDir: string,
  token: string,
  { offset, length }: UploadState,
  stream: Readable,
): Promise<void> {
  const file = createWriteStream(join(folderOf(dataDir), token), { flags: 'r+', start: HEAD_BYTES + offset });
  await pipeline(stream, atMost(length - offset), file).catch(sayCut);
}

/** A sender whose connection broke is no fault of the portal. */
function sayCut(cause: unknown): never {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET')
    throw new AppError('invalid-request', 'the connection was cut', { cause });
  throw cause;
}

/** Makes the file of an upload, with its head alone. */
async function openUpload(dataDir: string, name: string, length: string): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length >= MOST_WAITING) throw new AppError('unavailable', 'too many uploads wait');
  const token = randomBytes(16).toString('hex');
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(name.slice(0, NAME_LENGTH), 'utf8');
  head.write(length, LENGTH_AT, 'latin1');
  await writeFile(join(folder, token), head, { flag: 'wx', mode: 0o600 });
  return token;
}

/** How long the file will be; null for one that came at once. */
function lengthIn(head: Buffer): number | null {
  const told = head
    .subarray(LENGTH_AT, LENGTH_AT + LENGTH_BYTES)
    .toString('latin1')
    .replace(/\0.*$/su, '');
  return told === NOT_TOLD ? null : Number(told);
}

function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.byteLength;
      if (seen > bytes) done(new PictureError('too-large'));
      else done(null, chunk);
    },
  });
}

/** Reads an upload; null where there is none by that token, no longer, or not yet as a whole. */
export async function readUpload(dataDir: string, token: string): Promise<Upload | null> {
  if (!TOKEN.test(token)) return null;
  const file = await open(join(folderOf(dataDir), token), 'r').catch(() => null);
  if (file === null) return null;
  try {
    const whole = await file.readFile();
    const head = whole.subarray(0, HEAD_BYTES);
    const told = lengthIn(head);
    if (told !== null && told !== whole.byteLength - HEAD_BYTES) return null;
    return { name: head.toString('utf8').replace(/\0.*$/su, ''), data: whole.subarray(HEAD_BYTES) };
  } finally {
    await file.close();
  }
}

export async function dropUpload(dataDir: string, token: string): Promise<void> {
  if (TOKEN.test(token)) await rm(join(folderOf(dataDir), token), { force: true });
}

/** Takes away what nobody came for. */
export async function dropOldUploads(dataDir: string, now: number): Promise<void> {
  const folder = folderOf(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = await stat(join(folder, name)).catch(() => null);
    if (file !== null && now - file.mtimeMs > KEPT_MS) await rm(join(folder, name), { force: true });
  }
}

/**
 * Takes a file of a form, which goes on whatever becomes of one file.
 * @returns its token, or the word for why it was refused
 */
export async function takeFormFile(dataDir: string, name: string, stream: Readable): Promise<string> {
  try {
    return await takeUpload(dataDir, name, stream);
  } catch (error) {
    if (error instanceof PictureError) return error.reason;
    if (isAppError(error)) return 'unfinished';
    throw error;
  }
}
