import type { Lexicon } from './lexicon';
import type { Sign, Term } from './terms';
import { tokenise, type Token } from './tokenise';

export type Code = Term | Sign;

/** There are a hundred thousand of them: what one does not have takes no room. */
class Branch {
  exact: Map<string, Branch> | null = null;
  /** Beginnings of words, from `garaz*`. */
  beginnings: Map<string, Branch> | null = null;
  codes: Set<Code> | null = null;
}

export interface PhraseMatch {
  codes: ReadonlySet<Code>;
  /** Index of the first token behind it. */
  end: number;
}

const SHORTEST_BEGINNING = 2;

/** All phrases of a lexicon by their words; one way down for each phrase, whatever it means. */
export class PhraseTree {
  readonly #root = new Branch();

  constructor({ terms, signs }: Lexicon) {
    const meanings = Object.entries<string>({ ...terms, ...signs });
    const codes = new Set<string>(Object.keys({ ...terms, ...signs }));
    const isCode = (code: string): code is Code => codes.has(code);
    for (const [code, phrases] of meanings) {
      for (const phrase of phrases.split(';')) if (isCode(code)) this.#add(phrase.trim(), code);
    }
  }

  /** The longest phrase that begins at a token. Signs that join words may stand inside of it, not before it: "-Wohnung" is no phrase. */
  longestAt(tokens: readonly Token[], start: number): PhraseMatch | null {
    if (tokens[start]?.kind === 'joint') return null;
    const best = longest(this.#root, tokens, start);
    return best === null || best.end === start ? null : best;
  }

  #add(phrase: string, code: Code): void {
    let branch = this.#root;
    for (const word of phrase.split(' ')) {
      const open = word.endsWith('*');
      for (const { text, kind } of tokenise(open ? word.slice(0, -1) : word)) {
        if (kind !== 'joint')
          branch = childOf(
            open ? (branch.beginnings ??= new Map<string, Branch>()) : (branch.exact ??= new Map<string, Branch>()),
            text,
          );
      }
    }
    if (branch !== this.#root) (branch.codes ??= new Set()).add(code);
  }
}

function longest(branch: Branch, tokens: readonly Token[], at: number): PhraseMatch | null {
  const here = branch.codes === null ? null : { codes: branch.codes, end: at };
  // A joint belongs to the phrase only with a word behind it.
  const next = tokens[at]?.kind === 'joint' ? at + 1 : at;
  const token = tokens[next];
  if (token === undefined || token.kind === 'break' || token.kind === 'joint') return here;
  let best: PhraseMatch | null = null;
  for (const child of childrenFor(branch, token.text)) {
    const found = longest(child, tokens, next + 1);
    if (found !== null && (best === null || found.end > best.end)) best = found;
  }
  return best ?? here;
}

/** The word itself first, then its beginnings, the longest one first. */
function* childrenFor({ exact, beginnings }: Branch, text: string): Generator<Branch> {
  const whole = exact?.get(text);
  if (whole !== undefined) yield whole;
  if (beginnings === null) return;
  for (let length = text.length; length >= SHORTEST_BEGINNING; length--) {
    const child = beginnings.get(text.slice(0, length));
    if (child !== undefined) yield child;
  }
}

function childOf(children: Map<string, Branch>, text: string): Branch {
  const known = children.get(text) ?? new Branch();
  children.set(text, known);
  return known;
}
