import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureSize } from './render-picture';

export const MEDIA_PREFIX = '/media/';

export type MediaExtension = 'avif' | 'webp';

/** The folder pictures are kept in. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}

/** Name of a picture file below the media folder, and below `/media/`. */
export function mediaFile(hash: string, width: number, extension: MediaExtension): string {
  return `${hash.slice(0, 2)}/${hash}-${String(width)}.${extension}`;
}

/** Writes all files of a picture. A file is there whole or not at all; writing it again does no harm. */
export async function writePicture(dataDir: string, hash: string, sizes: readonly PictureSize[]): Promise<void> {
  const folder = mediaFolder(dataDir);
  await mkdir(join(folder, hash.slice(0, 2)), { recursive: true });
  const files = sizes.flatMap(({ width, avif, webp }) => [
    { name: mediaFile(hash, width, 'avif'), data: avif },
    { name: mediaFile(hash, width, 'webp'), data: webp },
  ]);
  await Promise.all(files.map(({ name, data }) => writeWhole(join(folder, name), data)));
}

async function writeWhole(path: string, data: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, data);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
