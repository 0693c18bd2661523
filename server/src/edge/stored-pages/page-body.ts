import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import { weakTag } from '../../http';

export type Encoding = 'br' | 'gzip' | 'identity';

/** 1.5 ms for a list page of 225 KB; the next better one takes 2.5 ms for 7 % fewer bytes. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 6;
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** The HTML of a page, compressed once for all who get it. Nearly everybody takes brotli, so only that is always there. */
export class PageBody {
  readonly #brotli: Buffer;
  readonly tag: string;
  #gzip: Promise<Buffer> | undefined;

  constructor(html: Buffer) {
    this.tag = weakTag(html);
    this.#brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } });
  }

  /** Bytes it takes in memory, whatever was asked for so far. */
  get size(): number {
    return this.#brotli.length * 2;
  }

  async in(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return this.#brotli;
    const html = decompress(this.#brotli);
    if (encoding === 'identity') return html;
    this.#gzip ??= html.then((bytes) => zip(bytes, { level: GZIP_LEVEL }));
    return this.#gzip;
  }
}
