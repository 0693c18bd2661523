import { fold } from '../../../platform/text';
import type { NumberLexicon } from '../lexicons/number-words';
import type { Token } from './tokenise';

type Part = { kind: 'add' | 'times' | 'broken'; value: number } | { kind: 'join' };

/** A number that stands in words. */
export interface SpokenNumber {
  value: number;
  /** The last thousand or million that was said, else 1. */
  scale: number;
  /** Index of the first token behind it. */
  end: number;
}

const SHORTEST_COMPOUND = 6;
/** Single words up to here are numerals of their own, which may be articles as well. */
const COUNTED_OTHERWISE = 10;
const THOUSAND = 1000;

/** Reads numbers in the words of one language: dvjesto pedeset tisuća, hundertfünfzigtausend, quatre-vingt-dix mille. */
export class NumberWords {
  readonly #words = new Map<string, Part>();
  readonly #doubtful: ReadonlySet<string>;

  constructor({ add, times, joins, broken = '', doubtful = '' }: NumberLexicon) {
    for (const [kind, list] of [
      ['add', add],
      ['times', times],
      ['broken', broken],
    ] as const) {
      for (const [word, value] of wordsOf(list)) this.#words.set(word, { kind, value });
    }
    for (const join of joins.split(';')) this.#words.set(fold(join.trim()), { kind: 'join' });
    this.#doubtful = new Set(doubtful.split(';').map((word) => fold(word.trim())));
  }

  at(tokens: readonly Token[], start: number): SpokenNumber | null {
    // Of "250 mille" the digits come first.
    const before = tokens[start - 1]?.kind === 'joint' ? tokens[start - 2] : tokens[start - 1];
    if (before?.kind === 'number' && this.#partsAt(tokens, start)?.[0]?.kind === 'times') return null;
    const sum = new Sum();
    let end = start;
    let said = 0;
    for (let at = start; at < tokens.length;) {
      const next = at > start && tokens[at]?.kind === 'joint' ? at + 1 : at;
      const parts = this.#partsAt(tokens, next);
      if (parts === null) break;
      const [first] = parts;
      if (first?.kind === 'join') {
        if (said === 0) break;
        const others = this.#partsAt(tokens, next + 1);
        if (others === null || others[0]?.kind === 'join' || !sum.copy().takeAll(others)) break;
        at = next + 1;
        continue;
      }
      // "One million, two bedrooms".
      if (
        sum.scale >= THOUSAND &&
        parts.length === 1 &&
        first?.kind === 'add' &&
        first.value < 100 &&
        this.#partsAt(tokens, next + 1) === null
      )
        break;
      if (!sum.takeAll(parts)) break;
      said += parts.length;
      at = end = next + 1;
    }
    if (said === 0 || !sum.whole || (said === 1 && sum.value <= COUNTED_OTHERWISE)) return null;
    if (said === 1 && this.#doubtful.has(tokens[start]?.text ?? '') && tokens[end]?.kind !== 'sign') return null;
    return { value: sum.value, scale: sum.scale, end };
  }

  #partsAt(tokens: readonly Token[], at: number): readonly Part[] | null {
    const token = tokens[at];
    return token?.kind === 'word' ? this.#partsOf(token.text) : null;
  }

  #partsOf(word: string): readonly Part[] | null {
    const whole = this.#words.get(word);
    if (whole !== undefined) return [whole];
    return word.length < SHORTEST_COMPOUND ? null : this.#split(word);
  }

  /** The parts of a word that is written together, the longest ones first. */
  #split(word: string): readonly Part[] | null {
    for (let length = word.length; length > 1; length--) {
      const part = this.#words.get(word.slice(0, length));
      if (part === undefined) continue;
      if (length === word.length) return part.kind === 'join' ? null : [part];
      const rest = this.#split(word.slice(length));
      if (rest !== null) return part.kind === 'join' ? rest : [part, ...rest];
    }
    return null;
  }
}

/** Numbers that are added up as they are said; what does not fit behind the last one belongs to another number. */
class Sum {
  #total = 0;
  #current = 0;
  #broken = false;
  scale = 1;

  get value(): number {
    return this.#total + this.#current;
  }

  get whole(): boolean {
    return !this.#broken;
  }

  copy(): Sum {
    const copy = new Sum();
    copy.#become(this);
    return copy;
  }

  #become(other: Sum): void {
    this.#total = other.#total;
    this.#current = other.#current;
    this.#broken = other.#broken;
    this.scale = other.scale;
  }

  /** @returns false, and nothing is taken, when one of them does not fit */
  takeAll(parts: readonly Part[]): boolean {
    const before = this.copy();
    if (parts.every((part) => part.kind === 'join' || this.#take(part, parts.length > 1))) return true;
    this.#become(before);
    return false;
  }

  #take(part: Exclude<Part, { kind: 'join' }>, together: boolean): boolean {
    const { kind, value } = part;
    if (kind === 'broken') {
      if (this.value > 0) return false;
      [this.#current, this.#broken] = [value, true];
      return true;
    }
    if (kind === 'times') return value === 100 ? this.#hundreds() : this.#scaled(value);
    if (this.#broken) return false;
    const fits =
      value < 10
        ? this.#current % 10 === 0 && this.#current % 100 !== 10
        : value < 100
          ? this.#fitsTens(value, together)
          : this.#current === 0;
    if (!fits) return false;
    // Quatre-vingts.
    this.#current += value === 20 && this.#current % 100 === 4 && !together ? 76 : value;
    if (this.#total > 0 || this.#current > 0) this.scale = 1;
    return true;
  }

  #fitsTens(value: number, together: boolean): boolean {
    const rest = this.#current % 100;
    if (rest === 0) return true;
    // Fünfundzwanzig; soixante-dix, quatre-vingt-dix.
    if (rest < 10) return value >= 20 && (together || (rest === 4 && value === 20));
    return value < 20 && (rest === 60 || rest === 80);
  }

  #hundreds(): boolean {
    const rest = this.#current % 100;
    if (this.#broken || this.#current >= 100 || rest >= 10) return false;
    this.#current = Math.max(1, rest) * 100;
    return true;
  }

  #scaled(value: number): boolean {
    if (this.#total > 0 && (this.scale !== 1 || this.#current === 0 || this.#total % (value * THOUSAND) !== 0))
      return false;
    this.#total += (this.#current === 0 ? 1 : this.#current) * value;
    this.#current = 0;
    this.#broken = false;
    this.scale = value;
    return true;
  }
}

function wordsOf(list: string): [string, number][] {
  return list.split(';').flatMap((entry): [string, number][] => {
    const words = entry.trim().split(' ');
    const value = Number(words.pop());
    return words.length === 1 && words[0] !== undefined ? [[fold(words[0]), value]] : [];
  });
}
