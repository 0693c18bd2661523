import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
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
/** The name stands before the file, which nobody opens under it. */
const HEAD_BYTES = 512;

/**
 * Writes a file of a stranger to the disk as it comes: nothing of it stays in memory, and nothing is read of it yet.
 * @returns the token by which it is taken up
 * @throws PictureError `too-large`; AppError `unavailable` while too many wait
 */
export async function takeUpload(dataDir: string, name: string, stream: Readable): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length >= MOST_WAITING) throw new AppError('unavailable', 'too many uploads wait');
  const token = randomBytes(16).toString('hex');
  const path = join(folder, token);
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(name.slice(0, NAME_LENGTH), 'utf8');
  try {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    file.write(head);
    await pipeline(stream, atMost(MAX_PICTURE_BYTES), file);
    return token;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
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

/** Reads an upload; null where there is none by that token, or no longer. */
export async function readUpload(dataDir: string, token: string): Promise<Upload | null> {
  if (!TOKEN.test(token)) return null;
  const file = await open(join(folderOf(dataDir), token), 'r').catch(() => null);
  if (file === null) return null;
  try {
    const whole = await file.readFile();
    const head = whole.subarray(0, HEAD_BYTES);
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
