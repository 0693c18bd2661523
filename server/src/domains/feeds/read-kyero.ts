import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { FeedFileError } from './feed-file-error';
import type { KyeroAd } from './kyero-ad';
import { MarkupMender } from './mend-markup';

const MAX_DEPTH = 24;
/** Characters of one text, tag or comment; also what may stand before the root element. */
const MAX_TOKEN = 1_000_000;
/** Characters of all texts of one ad. */
const MAX_AD = 4_000_000;

/**
 * Reads the ads of a Kyero v3 file one after the other in memory that does not grow with the file. The caller must
 * read to the end before it applies anything: only then is it known that the file is whole.
 * @throws {FeedFileError} for anything that is not a complete Kyero v3 file, with the line.
 */
export async function* readKyero(text: AsyncIterable<string>): AsyncGenerator<KyeroAd> {
  const reader = new KyeroReader();
  const mender = new MarkupMender();
  for await (const chunk of text) {
    // Taken in small steps: a decoded chunk may be as large as its source likes to make it.
    for (let at = 0; at < chunk.length; at += 65_536) yield* reader.write(mender.write(chunk.slice(at, at + 65_536)));
  }
  yield* reader.write(mender.end());
  reader.close();
}

class KyeroReader {
  readonly #parser = new SaxesParser();
  readonly #path: string[] = [];
  #ads: KyeroAd[] = [];
  #ad: { line: number; values: Map<string, string[]> } | null = null;
  #adSize = 0;
  #text = '';
  #sinceEvent = 0;
  #version: string | null = null;

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw new FeedFileError('malformed', { line: parser.line, detail: error.message.replace(/^\d+:\d+: /, ''), cause: error });
    });
    parser.on('doctype', (doctype) => {
      throw new FeedFileError(/^\s*html\b/i.test(doctype) ? 'not-a-feed' : 'doctype', { line: parser.line });
    });
    parser.on('opentag', (tag) => {
      this.#open(tag);
    });
    parser.on('closetag', () => {
      this.#close();
    });
    const onText = (text: string): void => {
      this.#sinceEvent = 0;
      if (this.#ad !== null) this.#take(text);
      else if (this.#path.at(-1) === 'feed_version') this.#text += text;
    };
    parser.on('text', onText);
    parser.on('cdata', onText);
    parser.on('comment', () => {
      this.#sinceEvent = 0;
    });
  }

  write(chunk: string): KyeroAd[] {
    this.#parser.write(chunk);
    this.#sinceEvent += chunk.length;
    if (this.#sinceEvent > MAX_TOKEN) this.#tooLarge(`One element is longer than ${String(MAX_TOKEN)} characters.`);
    const ads = this.#ads;
    this.#ads = [];
    return ads;
  }

  /** Checks that the file ended where it should. */
  close(): void {
    this.#parser.close();
    if (this.#version === null) throw new FeedFileError('not-a-feed', { line: this.#parser.line, detail: 'There is no <feed_version>.' });
  }

  #open(tag: SaxesTagPlain): void {
    this.#sinceEvent = 0;
    const name = tag.name.toLowerCase();
    if (this.#path.length === 0 && name !== 'root') {
      throw new FeedFileError('not-a-feed', { line: this.#parser.line, detail: `The first element is <${tag.name}>, not <root>.` });
    }
    this.#path.push(name);
    if (this.#path.length > MAX_DEPTH) this.#tooLarge(`Elements are nested deeper than ${String(MAX_DEPTH)} levels.`);
    if (this.#path.length === 2 && name === 'property') {
      this.#requireVersion();
      this.#ad = { line: this.#parser.line, values: new Map() };
      this.#adSize = 0;
    }
    this.#text = '';
  }

  #close(): void {
    this.#sinceEvent = 0;
    const path = this.#path.slice(2).join('/');
    const name = this.#path.pop();
    if (name === 'feed_version' && this.#ad === null) {
      this.#version = this.#text.trim();
      this.#requireVersion();
    } else if (this.#ad !== null && path === '') {
      this.#ads.push(this.#ad);
      this.#ad = null;
    } else if (this.#ad !== null && this.#text !== '') {
      const values = this.#ad.values.get(path);
      if (values === undefined) this.#ad.values.set(path, [this.#text]);
      else values.push(this.#text);
    }
    this.#text = '';
  }

  #take(text: string): void {
    this.#adSize += text.length;
    if (this.#adSize > MAX_AD) this.#tooLarge(`One ad is longer than ${String(MAX_AD)} characters.`);
    this.#text += text;
  }

  #requireVersion(): void {
    if (this.#version === null) throw new FeedFileError('not-a-feed', { line: this.#parser.line, detail: 'There is no <feed_version> before the first ad.' });
    if (!/^3(\.\d+)?$/.test(this.#version)) throw new FeedFileError('unsupported-version', { line: this.#parser.line, detail: `The file says "${this.#version.slice(0, 20)}".` });
  }

  #tooLarge(detail: string): never {
    throw new FeedFileError('too-large', { line: this.#parser.line, detail });
  }
}
