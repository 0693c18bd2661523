import type { NumberRange } from '@kvadrat/contracts/search';
import type { FloorPosition } from '@kvadrat/contracts/vocabulary';
import type { Said, Span, Understood } from '../chip';
import type { NamedPlaces } from '../places/place-names';
import type { Code } from './phrase-tree';

/** A piece of the sentence that is looked at as one. */
export interface Piece extends Span {
  kind: 'phrase' | 'number' | 'place' | 'room-code' | 'quoted' | 'unknown' | 'joint' | 'break';
  codes: ReadonlySet<Code>;
  /** Of numbers, and of T2 the 2. */
  number?: number;
  /** Of numbers in words the last thousand or million that was said, else 1. */
  scale?: number;
  /** What the letter of T2 counts. */
  counts?: 'rooms' | 'bedrooms';
  places?: NamedPlaces;
  /** Folded text of its first token. */
  text: string;
  /** Touches the piece before. */
  glued: boolean;
  /** The word that this one was taken for, when it is written otherwise. */
  respelled?: string;
}

/** A number without a unit: what it means is known when the rest has been read. */
export interface BareNumber extends Span {
  range: NumberRange;
  /** "Up to", "about" or the like stood before it. */
  bounded: boolean;
}

/** A floor that is denied. */
export interface DeniedFloor extends Span {
  positions: readonly FloorPosition[];
}

/** Square metres of land: they count when land is what is looked for. */
export interface PlotArea extends Span {
  range: NumberRange;
}

/** A sentence in work: pieces that are taken mean something already. */
export class Draft {
  readonly pieces: readonly Piece[];
  readonly chips: Understood[] = [];
  readonly lost: Span[] = [];
  readonly bare: BareNumber[] = [];
  readonly deniedFloors: DeniedFloor[] = [];
  readonly plots: PlotArea[] = [];
  /** Where an area is said in a measure of land. */
  readonly landMeasures: Span[] = [];
  /** What the sums are paid for, as far as that is said. */
  readonly periods = new Set<'month' | 'short-stay'>();
  /** Whether something was denied or said to be needless. */
  denies = false;
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
    const respelled = this.pieces.slice(from, to).flatMap((piece) => piece.respelled ?? []);
    const span = this.take(from, to);
    for (const chip of chips)
      this.chips.push({ ...span, ...chip, ...(respelled.length > 0 && { respelled: respelled.join(' ') }) });
  }

  /** The pieces say something that no criterion can. */
  lose(from: number, to: number): void {
    this.lost.push(this.take(from, to));
  }

  take(from: number, to: number): Span {
    for (let index = from; index < to; index++) this.#taken[index] = true;
    return { start: this.pieces[from]?.start ?? 0, end: this.pieces[to - 1]?.end ?? 0 };
  }

  /** Whether nothing goes on there: the sentence or a thought ends. */
  isEnd(index: number): boolean {
    const kind = this.pieces[index]?.kind;
    return kind === undefined || kind === 'break';
  }

  /** Whether an "or" stands between two places of the text, and nothing that was understood or ends a thought. */
  choosesBetween(end: number, start: number): boolean {
    const between = this.pieces.filter((piece) => piece.start >= end && piece.end <= start);
    return (
      between.some(({ codes }) => codes.has('or')) && !between.some(({ kind }) => kind === 'break' || kind === 'place')
    );
  }

  /** The first piece at or behind an index that is none of some that may be passed over, at most so many. */
  skip(index: number, most: number, ...codes: readonly Code[]): number {
    let next = index;
    while (next < index + most && (this.pieces[next]?.kind === 'joint' || this.has(next, ...codes))) next++;
    return next;
  }
}
