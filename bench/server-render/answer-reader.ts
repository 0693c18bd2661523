/** One answer of a keep-alive connection. */
export interface RawAnswer {
  status: number;
  /** Of the body as it was sent, without the sizes of its chunks. */
  bytes: number;
  head: string;
  /** Empty unless it was asked for. */
  body: Buffer;
}

const HEAD_END = '\r\n\r\n';
/** The last chunk and the end of what follows it, of which we expect nothing. */
const LAST_CHUNK = 2;

/**
 * Reads answers from what a socket brings, as cheaply as that can be done: the generator of a load must not be what the
 * load is measured by. Takes bodies with a length and chunked ones.
 */
export class AnswerReader {
  #pending: Buffer = Buffer.alloc(0);
  #head: string | null = null;
  #status = 0;
  #chunked = false;
  /** Of the body, or of the chunk that is being read with the line end after it. */
  #left = 0;
  #last = false;
  #bytes = 0;
  #keeping = false;
  #kept: Buffer[] = [];

  /** @param keeps whether the body of the next answer is wanted */
  constructor(private readonly keeps: () => boolean) {}

  /** Takes what has come. @returns the answer when this was the end of it; one is asked for at a time */
  take(data: Buffer): RawAnswer | null {
    this.#pending = this.#pending.length === 0 ? data : Buffer.concat([this.#pending, data]);
    if (this.#head === null && !this.#readHead()) return null;
    return (this.#chunked ? this.#readChunks() : this.#readRest()) ? this.#finish() : null;
  }

  #readHead(): boolean {
    const end = this.#pending.indexOf(HEAD_END);
    if (end < 0) return false;
    const head = this.#pending.toString('latin1', 0, end).toLowerCase();
    this.#pending = this.#pending.subarray(end + HEAD_END.length);
    this.#head = head;
    this.#status = Number(head.slice(9, 12));
    this.#chunked = head.includes('\ntransfer-encoding: chunked');
    this.#left = this.#chunked ? 0 : Number(/\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
    this.#keeping = this.keeps();
    return true;
  }

  #readRest(): boolean {
    const part = this.#pending.subarray(0, this.#left);
    this.#keep(part);
    this.#left -= part.length;
    this.#pending = this.#pending.subarray(part.length);
    return this.#left === 0;
  }

  #readChunks(): boolean {
    for (;;) {
      if (this.#left > 0) {
        const taken = Math.min(this.#left, this.#pending.length);
        // The two bytes behind a chunk are not of the body.
        const ofBody = Math.max(0, Math.min(taken, this.#left - 2));
        if (!this.#last) this.#keep(this.#pending.subarray(0, ofBody));
        this.#left -= taken;
        this.#pending = this.#pending.subarray(taken);
        if (this.#left > 0) return false;
        if (this.#last) return true;
      }
      const line = this.#pending.indexOf('\r\n');
      if (line < 0) return false;
      const size = Number.parseInt(this.#pending.toString('latin1', 0, line), 16);
      this.#pending = this.#pending.subarray(line + 2);
      this.#last = size === 0;
      this.#left = this.#last ? LAST_CHUNK : size + 2;
    }
  }

  #keep(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#keeping) this.#kept.push(part);
  }

  #finish(): RawAnswer {
    const answer = {
      status: this.#status,
      bytes: this.#bytes,
      head: this.#head ?? '',
      body: Buffer.concat(this.#kept),
    };
    this.#head = null;
    this.#bytes = 0;
    this.#kept = [];
    this.#last = false;
    return answer;
  }
}
