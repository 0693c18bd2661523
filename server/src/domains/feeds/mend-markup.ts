const STRAY_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/gi;
/** Control characters that XML forbids even as references; text pasted from word processors is full of them. */
const FORBIDDEN = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/gu;
const CDATA_OPEN = '<![CDATA[';
const CDATA_CLOSE = ']]>';
/** The longest text a decision may have to wait for at the end of a chunk: `&#1234567;` or `<![CDATA[`. */
const LOOK_AHEAD = 12;

/**
 * Mends, chunk by chunk, the two defects that make otherwise good feeds unreadable as XML: `&` that was not escaped
 * (`?ref=1&lang=en`, `&nbsp;`) and forbidden control characters. No line break is added or removed, so line numbers
 * stay true. CDATA sections are left as they are but for control characters.
 */
export class MarkupMender {
  #pending = '';
  #inCdata = false;

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
      const mark = this.#inCdata ? CDATA_CLOSE : CDATA_OPEN;
      const at = rest.indexOf(mark);
      if (at === -1) break;
      out += this.#mend(rest.slice(0, at)) + mark;
      rest = rest.slice(at + mark.length);
      this.#inCdata = !this.#inCdata;
    }
    const cut = last ? rest.length : undecidedFrom(rest);
    this.#pending = rest.slice(cut);
    return out + this.#mend(rest.slice(0, cut));
  }

  #mend(text: string): string {
    const clean = text.replace(FORBIDDEN, ' ');
    return this.#inCdata ? clean : clean.replace(STRAY_AMPERSAND, '&amp;');
  }
}

/** Where the last characters begin that may be half of a reference or of a CDATA mark. */
function undecidedFrom(text: string): number {
  const from = Math.max(0, text.length - LOOK_AHEAD);
  const tail = text.slice(from);
  const at = tail.search(/[&<\]]/);
  return at === -1 ? text.length : from + at;
}
