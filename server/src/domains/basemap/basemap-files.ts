import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Piece } from './basemap';

/** Everything below are files of the basemap. */
export const BASEMAP_PREFIX = '/basemap/';

const compress = promisify(brotliCompress);
/** Of files that are made while somebody waits: a twentieth larger than at best, in a tenth of the time. */
const QUALITY = 9;

interface StoredFile {
  hash: string;
  text: string;
  compressed: Promise<Buffer> | undefined;
}

/** Files by name; each has an address that changes with its content. */
export class BasemapFiles {
  readonly #files = new Map<string, StoredFile>();

  /** Takes a file in. @returns its address */
  add({ name, text, compressed }: Piece): string {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    if (this.#files.get(name)?.hash !== hash)
      this.#files.set(name, {
        hash,
        text,
        compressed: compressed === undefined ? undefined : Promise.resolve(compressed),
      });
    return `${BASEMAP_PREFIX}${name}.${hash}.json`;
  }

  /** @returns the file's content, and whether the address is the current one; undefined when there is no such file */
  find(name: string, hash: string): { text: string; current: boolean } | undefined {
    const file = this.#files.get(name);
    return file === undefined ? undefined : { text: file.text, current: file.hash === hash };
  }

  /** The file as brotli, made when it is asked for first. */
  compressed(name: string): Promise<Buffer> | undefined {
    const file = this.#files.get(name);
    if (file === undefined) return undefined;
    file.compressed ??= compress(file.text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    return file.compressed;
  }
}
