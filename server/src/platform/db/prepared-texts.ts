/** Prepared texts at most; each costs some ten kilobytes in every connection that has run it. */
const MOST = 200;
/** How often a text has to come before it is worth preparing. */
const OFTEN = 3;
/** Texts watched at a time, those of searches with all their combinations of filters among them. */
const WATCHED = 1000;
/** Longer ones are bulk writes with a parameter for each value. */
const LONGEST = 10_000;

/**
 * Which statements are kept prepared: those whose text comes again and again, and never more than a bounded number. A
 * prepared statement takes one round trip instead of two and is parsed once for each connection.
 */
export class PreparedTexts {
  readonly #prepared = new Set<string>();
  readonly #uses = new Map<string, number>();

  /** Counts a use of a text and answers whether it shall be prepared. */
  use(text: string): boolean {
    if (this.#prepared.has(text)) return true;
    if (this.#prepared.size >= MOST || text.length > LONGEST) return false;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < OFTEN) {
      if (this.#uses.size >= WATCHED) this.#uses.clear();
      this.#uses.set(text, uses);
      return false;
    }
    this.#uses.delete(text);
    this.#prepared.add(text);
    return true;
  }
}
