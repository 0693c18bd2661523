import { mendReferences } from '../../platform/text';

const STRAY_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/gi;
/** Control characters that XML forbids even as references; text pasted from word processors is full of them. */
const FORBIDDEN = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/gu;
/** Byte-order marks of files that were put together; they are no letters. */
const MARKS = /\ufeff/g;
/** A mark whose bytes were taken for letters. */
const BROKEN_MARK = /\u00ef\u00bb\u00bf/g;
/** A line break of HTML that was not closed. */
const OPEN_BREAK = /<(br|wbr)(?=[\s/>])([^<>]*)>|<\/(?:br|wbr)\s*>/gi;
const NOT_NEWLINES = /[^\r\n]+/g;

/** Parts of a file that are no text, with their ends. */
const SECTIONS = { cdata: ['<![CDATA[', ']]>'], comment: ['<!--', '-->'], instruction: ['<?', '?>'] } as const;
const CDATA_END = ']]>';

/** The longest reference, or pair of references, or break with attributes that a chunk may have cut. */
const LOOK_AHEAD = 80;
/** How far the true end of a CDATA section is looked for. */
const MAX_SECTION = 100_000;

type Section = keyof typeof SECTIONS;

/**
 * Mends, chunk by chunk, what makes otherwise good feeds unreadable as XML: `&`, `<` and `]]>` that were not escaped,
 * `<br>` that was not closed, control characters and references to them, halves of emoji. Comments and instructions go,
 * the XML declaration too: what it says was read before, and anything may stand in front of it.
 * No line break is added or removed, so line numbers stay true.
 */
export class MarkupMender {
  #pending = '';
  #section: Section | null = null;
  /** Until the first tag white space of every kind is passed over. */
  #begun = false;

  /** Takes the next piece and answers what is certain so far. */
  write(chunk: string): string {
    return this.#drain(this.#pending + chunk, false);
  }

  /** Answers what was held back. */
  end(): string {
    return this.#drain(this.#pending, true);
  }

  #drain(text: string, last: boolean): string {
    let out = '';
    let rest = text;
    for (;;) {
      const step = this.#section === null ? this.#stepText(rest, last) : this.#stepSection(rest, this.#section, last);
      out += step.out;
      rest = step.rest;
      if (!step.more) break;
    }
    this.#pending = rest;
    return out;
  }

  #stepText(text: string, last: boolean): Step {
    const at = text.search(/<!\[CDATA\[|<!--|<\?/);
    if (at !== -1) {
      const section: Section = text.startsWith(SECTIONS.cdata[0], at)
        ? 'cdata'
        : text.startsWith(SECTIONS.comment[0], at)
          ? 'comment'
          : 'instruction';
      const mark = SECTIONS[section][0];
      this.#section = section;
      return {
        out: this.#mend(text.slice(0, at)) + (section === 'cdata' ? mark : ''),
        rest: text.slice(at + mark.length),
        more: true,
      };
    }
    const cut = last ? text.length : undecidedFrom(text);
    return { out: this.#mend(text.slice(0, cut)), rest: text.slice(cut), more: false };
  }

  #stepSection(text: string, section: Section, last: boolean): Step {
    const mark = SECTIONS[section][1];
    const at = text.indexOf(mark);
    const shown = (part: string): string =>
      section === 'cdata' ? part.replace(MARKS, '').replace(FORBIDDEN, ' ') : part.replace(NOT_NEWLINES, '');
    if (at === -1) {
      const cut = last ? text.length : Math.max(0, text.length - mark.length + 1);
      return { out: shown(text.slice(0, cut)), rest: text.slice(cut), more: false };
    }
    const after = text.slice(at + mark.length);
    if (section === 'cdata') {
      const end = endOfCdata(after, last);
      if (end === 'unknown') return { out: '', rest: text, more: false };
      // The mark belongs to the text: the section goes on after it.
      if (end === 'later') return { out: `${shown(text.slice(0, at))}]]]]><![CDATA[>`, rest: after, more: true };
    }
    this.#section = null;
    return { out: shown(text.slice(0, at)) + (section === 'cdata' ? mark : ''), rest: after, more: true };
  }

  #mend(text: string): string {
    let clean = text.replace(MARKS, '');
    if (!this.#begun) {
      const first = clean.indexOf('<');
      this.#begun = first !== -1;
      const head = this.#begun ? clean.slice(0, first) : clean;
      clean =
        head.replace(BROKEN_MARK, '').replace(/[^\S\r\n]|[\u200b-\u200f\u2060]|(?![\r\n])\p{Cc}/gu, ' ') +
        clean.slice(head.length);
    }
    return mendReferences(clean.replace(FORBIDDEN, ' '))
      .replace(STRAY_AMPERSAND, '&amp;')
      .replace(/<(?![\p{L}_:/!])/gu, '&lt;')
      .replace(/\]\]>/g, ']]&gt;')
      .replace(OPEN_BREAK, (tag, name: string | undefined, attributes: string | undefined) =>
        name === undefined ? lineBreaks(tag) : `<${name}${(attributes ?? '').replace(/\/$/, '')}/>`,
      );
  }
}

interface Step {
  out: string;
  rest: string;
  /** Whether `rest` is to be looked at again. */
  more: boolean;
}

function lineBreaks(tag: string): string {
  return tag.replace(NOT_NEWLINES, '');
}

/**
 * Whether a `]]>` ends its section or belongs to its text, as with programs that wrap a text without looking at it:
 * the text goes on, and the next mark is another end, not another beginning.
 */
function endOfCdata(after: string, last: boolean): 'here' | 'later' | 'unknown' {
  const undecided = last || after.length > MAX_SECTION ? 'here' : 'unknown';
  const next = after.search(/\S/);
  if (next === -1) return undecided;
  if (after[next] === '<') return 'here';
  const end = after.indexOf(CDATA_END);
  const start = after.search(/<!\[CDATA\[|<\/?property\b/i);
  if (start !== -1 && (end === -1 || start < end)) return 'here';
  return end === -1 ? undecided : 'later';
}

/** Where the last characters begin that may be half of a reference, a mark or a line break. */
function undecidedFrom(text: string): number {
  const from = Math.max(0, text.length - LOOK_AHEAD);
  const tail = text.slice(from);
  const pair = tail.search(/&#[x\da-f]*;?(?:&(?:#[x\da-f]*)?)?$/i);
  const reference = tail.search(/&[#\w]*$/);
  const tag = tail.search(/<(?:\/?b?r?|\/?w?b?r?|\/?w?br\s[^<>]*|!\[?[CDATA]*\[?|!-?)$/i);
  const bracket = tail.search(/\]\]?$/);
  const starts = [pair, reference, tag, bracket].filter((at) => at !== -1);
  return starts.length === 0 ? text.length : from + Math.min(...starts);
}
