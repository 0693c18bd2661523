import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { FeedFileError } from './feed-file-error';
import { flattenAd } from './flatten-ad';
import type { KyeroAd } from './kyero-ad';
import { MarkupMender } from './mend-markup';
import { plainName, type XmlNode } from './xml-node';

const MAX_DEPTH = 24;
/** Characters of one text or tag; also what may stand before the root element. */
const MAX_TOKEN = 1_000_000;
/** Characters of all texts of one ad. */
const MAX_AD = 4_000_000;
/** Elements of one ad. */
const MAX_ELEMENTS = 50_000;
const ROOTS = new Set(['root', 'kyero', 'feed', 'properties', 'adverts', 'listings', 'ads']);
/** What ads are called inside a wrapper of this name. */
const ADS_OF: Readonly<Record<string, string>> = { adverts: 'advert', listings: 'listing', ads: 'ad' };

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
  /** The open elements of an ad, or of the agent of all ads, from the outermost. */
  #nodes: XmlNode[] = [];
  #line = 0;
  #size = 0;
  #elements = 0;
  /** What the file says of its agent before the first ad. */
  #agent = new Map<string, string[]>();
  #text = '';
  #sinceEvent = 0;
  #version: string | null = null;

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw new FeedFileError('malformed', {
        line: parser.line,
        detail: error.message.replace(/^\d+:\d+: /, ''),
        cause: error,
      });
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
      if (this.#nodes.length > 0) this.#take(text);
      else if (this.#path.at(-1) === 'feed_version') this.#text += text;
    };
    parser.on('text', onText);
    parser.on('cdata', onText);
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
    if (this.#version === null)
      throw new FeedFileError('not-a-feed', { line: this.#parser.line, detail: 'There is no <feed_version>.' });
  }

  #open(tag: SaxesTagPlain): void {
    this.#sinceEvent = 0;
    const name = plainName(tag.name);
    if (this.#path.length === 0 && !ROOTS.has(name)) {
      throw new FeedFileError('not-a-feed', {
        line: this.#parser.line,
        detail: `The first element is <${tag.name}>, not <root>.`,
      });
    }
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (this.#path.length > MAX_DEPTH) this.#tooLarge(`Elements are nested deeper than ${String(MAX_DEPTH)} levels.`);
    this.#text = '';
    const begins = this.#nodes.length === 0 && parent !== undefined && (name === 'agent' || isAd(name, parent));
    if (!begins && this.#nodes.length === 0) return;
    if (begins) this.#begin(name);
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) this.#tooLarge(`One ad has more than ${String(MAX_ELEMENTS)} elements.`);
    const node: XmlNode = { name, attributes: tag.attributes, children: [] };
    this.#nodes.at(-1)?.children.push(node);
    this.#nodes.push(node);
  }

  #begin(name: string): void {
    if (name !== 'agent') this.#requireVersion();
    this.#line = this.#parser.line;
    this.#size = 0;
    this.#elements = 0;
  }

  #close(): void {
    this.#sinceEvent = 0;
    const name = this.#path.pop();
    if (name === 'feed_version' && this.#nodes.length === 0) {
      this.#version = this.#text.trim();
      this.#requireVersion();
    }
    this.#text = '';
    const node = this.#nodes.pop();
    if (node === undefined || this.#nodes.length > 0) return;
    const values = flattenAd(node);
    if (node.name === 'agent') this.#agent = new Map([...values].map(([path, texts]) => [`agent/${path}`, texts]));
    else this.#ads.push({ line: this.#line, values: this.#withAgent(values) });
  }

  /** The agent of the file is that of each ad which names none. */
  #withAgent(values: Map<string, string[]>): Map<string, string[]> {
    const hasOwn = [...values.keys()].some((path) => path === 'agent' || path.startsWith('agent/'));
    return hasOwn ? values : new Map([...values, ...this.#agent]);
  }

  #take(text: string): void {
    this.#size += text.length;
    if (this.#size > MAX_AD) this.#tooLarge(`One ad is longer than ${String(MAX_AD)} characters.`);
    const children = this.#nodes.at(-1)?.children;
    const last = children?.at(-1);
    if (children !== undefined && typeof last === 'string') children[children.length - 1] = last + text;
    else children?.push(text);
  }

  #requireVersion(): void {
    if (this.#version === null)
      throw new FeedFileError('not-a-feed', {
        line: this.#parser.line,
        detail: 'There is no <feed_version> before the first ad.',
      });
    if (!/^3(\.\d+)?$/.test(this.#version))
      throw new FeedFileError('unsupported-version', {
        line: this.#parser.line,
        detail: `The file says "${this.#version.slice(0, 20)}".`,
      });
  }

  #tooLarge(detail: string): never {
    throw new FeedFileError('too-large', { line: this.#parser.line, detail });
  }
}

function isAd(name: string, parent: string): boolean {
  return name === 'property' || ADS_OF[parent] === name;
}
