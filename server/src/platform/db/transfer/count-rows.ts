import { createHash } from 'node:crypto';

const LINE_FEED = 10;

/** Rows and checksum of COPY text that passes through. */
export class RowCounter {
  private readonly hash = createHash('sha256');
  rows = 0;

  add(chunk: Buffer): void {
    this.hash.update(chunk);
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) this.rows += 1;
  }

  /** Call once, at the end. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}
