import type { Said, Span, Understood } from '../chip';
import type { NamedPlaces } from '../places/place-names';
import type { Code } from './phrase-tree';

/** A piece of the sentence that is looked at as one. */
export interface Piece extends Span {
  kind: 'phrase' | 'number' | 'place' | 'room-code' | 'unknown' | 'joint' | 'break';
  codes: ReadonlySet<Code>;
  /** Of numbers, and of T2 the 2. */
  number?: number;
  /** What the letter of T2 counts. */
  counts?: 'rooms' | 'bedrooms';
  places?: NamedPlaces;
  /** Folded text of its first token. */
  text: string;
  /** Touches the piece before. */
  glued: boolean;
}

/** A number without a unit: what it means is known when the rest has been read. */
export interface BareNumber extends Span {
  range: { min?: number; max?: number };
  /** "Up to", "about" or the like stood before it. */
  bounded: boolean;
}

/** A sentence in work: pieces that are taken mean something already. */
export class Draft {
  readonly pieces: readonly Piece[];
  readonly chips: Understood[] = [];
  readonly lost: Span[] = [];
  readonly bare: BareNumber[] = [];
  readonly #taken: boolean[];

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
    this.#taken = pieces.map(() => false);
  }

  isTaken(index: number): boolean {
    return this.#taken[index] ?? true;
  }

  has(index: number, ...codes: readonly Code[]): boolean {
    const piece = this.pieces[index];
    return piece !== undefined && !this.isTaken(index) && codes.some((code) => piece.codes.has(code));
  }

  /** The pieces from one up to before another say these chips. */
  say(from: number, to: number, ...chips: readonly Said[]): void {
    const span = this.take(from, to);
    for (const chip of chips) this.chips.push({ ...span, ...chip });
  }

  /** The pieces say something that no criterion can. */
  lose(from: number, to: number): void {
    this.lost.push(this.take(from, to));
  }

  take(from: number, to: number): Span {
    for (let index = from; index < to; index++) this.#taken[index] = true;
    return { start: this.pieces[from]?.start ?? 0, end: this.pieces[to - 1]?.end ?? 0 };
  }

  /** The first piece at or behind an index that is none of some that may be passed over, at most so many. */
  skip(index: number, most: number, ...codes: readonly Code[]): number {
    let next = index;
    while (next < index + most && (this.pieces[next]?.kind === 'joint' || this.has(next, ...codes))) next++;
    return next;
  }
}

