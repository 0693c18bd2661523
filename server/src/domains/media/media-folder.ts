import { randomUUID } from 'node:crypto';
import { lchown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
  await openFolder(join(folder, hash.slice(0, 2)));
  const files = sizes.flatMap(({ width, avif, webp }) => [
    { name: mediaFile(hash, width, 'avif'), data: avif },
    { name: mediaFile(hash, width, 'webp'), data: webp },
  ]);
  await Promise.all(files.map(({ name, data }) => writeWhole(join(folder, name), data)));
}

/** Where a file below the media folder lies. */
export function mediaPath(dataDir: string, name: string): string {
  return join(mediaFolder(dataDir), name);
}

/** Writes one file below the media folder, whole or not at all. @param name with its folder, `ab/abc….pdf` */
export async function writeMediaFile(dataDir: string, name: string, data: Uint8Array): Promise<void> {
  const path = mediaPath(dataDir, name);
  await openFolder(dirname(path));
  await writeWhole(path, data);
}

/** Of whoever has the folder above: the portal writes there too, under an account with less rights than a command of root has. */
async function openFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made === undefined || process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(made));
  await lchown(made, uid, gid);
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
