import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { FeedAd, RefusedAd } from './map-kyero-ad';

/** An ad, with the name of its agent where it has one of its own. */
export type SpooledAd = (FeedAd & { agent: string | null }) | RefusedAd;

/**
 * A file of ads that were read and not applied yet: a feed is read to its end before anything changes, and must not
 * be held in memory meanwhile.
 */
export class Spool {
  readonly #folder: string;
  readonly #file: WriteStream;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#file = createWriteStream(join(folder, 'ads.jsonl'), { mode: 0o600 });
    // A full disk, or a file that is removed before all of it was written: without a listener either would end the process.
    this.#file.on('error', () => undefined);
  }

  static async open(): Promise<Spool> {
    return new Spool(await mkdtemp(join(tmpdir(), 'kvadrat-feed-')));
  }

  /** @throws the file's error, such as a full disk */
  async write(ad: SpooledAd): Promise<void> {
    if (this.#file.destroyed) throw this.#file.errored ?? new Error('the file of ads was removed');
    // Readers of lines take these two separators for ends of lines.
    const line = JSON.stringify(ad).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
    if (!this.#file.write(`${line}\n`)) await once(this.#file, 'drain');
  }

  /**
   * Ends writing and reads what was written, in order, in groups.
   * @throws the file's error, such as a full disk
   */
  async *read(size: number): AsyncGenerator<SpooledAd[]> {
    this.#file.end();
    await finished(this.#file);
    let group: SpooledAd[] = [];
    for await (const line of createInterface({
      input: createReadStream(join(this.#folder, 'ads.jsonl')),
      crlfDelay: Infinity,
    })) {
      const ad: unknown = JSON.parse(line);
      if (isSpooled(ad)) group.push(ad);
      if (group.length === size) {
        yield group;
        group = [];
      }
    }
    if (group.length > 0) yield group;
  }

  async remove(): Promise<void> {
    this.#file.destroy();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Lines are what {@link Spool.write} wrote, in a file nobody else can write to. */
function isSpooled(value: unknown): value is SpooledAd {
  return (
    typeof value === 'object' && value !== null && 'reference' in value && ('draft' in value || 'refusal' in value)
  );
}
