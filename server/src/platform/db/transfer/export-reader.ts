import { Value } from 'typebox/value';
import type { Static, TSchema } from 'typebox';
import { OperatorError } from '../../settings';
import { END_OF_ROWS } from './export-format';

const START_MARK = Buffer.from(`${END_OF_ROWS}\n`);
const MARK = Buffer.from(`\n${END_OF_ROWS}\n`);
const LINE_FEED = 10;
/** The header names every column and fits easily; a longer line is not one of ours. */
const LONGEST_LINE = 4 * 1024 * 1024;

/** Reads the lines and rows of an export as they arrive. */
export class ExportReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private pending: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** @throws OperatorError when the file ends first */
  async line(): Promise<string> {
    for (;;) {
      const end = this.pending.indexOf(LINE_FEED);
      if (end >= 0) return this.take(end + 1).toString('utf8', 0, end);
      if (this.pending.length > LONGEST_LINE || !(await this.more()))
        throw new OperatorError('The file is no complete export.');
    }
  }

  /** A line of JSON that satisfies the schema. */
  async json<S extends TSchema>(schema: S): Promise<Static<S>> {
    const line = await this.line();
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      value = undefined;
    }
    if (!Value.Check(schema, value)) throw new OperatorError('The file is no complete export.');
    return value;
  }

  /** COPY text up to its end mark, which is read and left out. */
  async *rows(): AsyncGenerator<Buffer> {
    while (this.pending.length < START_MARK.length && (await this.more()));
    if (this.pending.subarray(0, START_MARK.length).equals(START_MARK)) {
      this.take(START_MARK.length);
      return;
    }
    for (;;) {
      const end = this.pending.indexOf(MARK);
      if (end >= 0) {
        yield this.take(end + 1);
        this.take(START_MARK.length);
        return;
      }
      // The mark may be cut in two by the border of chunks.
      const sure = this.pending.length - (MARK.length - 1);
      if (sure > 0) yield this.take(sure);
      if (!(await this.more())) throw new OperatorError('The file ends in the middle of a table.');
    }
  }

  private take(length: number): Buffer {
    const taken = this.pending.subarray(0, length);
    this.pending = this.pending.subarray(length);
    return taken;
  }

  private async more(): Promise<boolean> {
    const next = await this.chunks.next();
    if (next.done === true) return false;
    this.pending = this.pending.length === 0 ? next.value : Buffer.concat([this.pending, next.value]);
    return true;
  }
}
