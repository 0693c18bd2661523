import type { Draft } from './draft';
import type { Sign } from './terms';

export interface Amount {
  value: number;
  /** The number as said, before "thousand" or "million". */
  said: number;
  scaled: boolean;
  /** Index of the first piece behind it. */
  next: number;
}

const NUMBER_WORDS: readonly Sign[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const THOUSAND = 1000;
const MILLION = 1_000_000;

/** The number at a piece with what scales it: 250 tisuća, 1,2 milioni, um milhão e meio, half a million. */
export function amountAt(draft: Draft, at: number): Amount | null {
  if (draft.has(at, 'half-million')) return { value: MILLION / 2, said: 0.5, scaled: true, next: at + 1 };
  const said = numberAt(draft, at);
  if (said === null) return null;
  let next = draft.skip(at + 1, 1);
  const scale = scaleAt(draft, next);
  if (scale === 1) next = at + 1;
  else next++;
  // "Two and a half", "a million and a half".
  const half = draft.has(next, 'and') && draft.has(next + 1, 'half') ? next + 2 : null;
  return { value: (said + (half === null ? 0 : 0.5)) * scale, said, scaled: scale > 1, next: half ?? next };
}

function numberAt(draft: Draft, at: number): number | null {
  const piece = draft.pieces[at];
  if (piece === undefined || draft.isTaken(at)) return null;
  if (piece.kind === 'number') return piece.number ?? null;
  const index = NUMBER_WORDS.findIndex((word) => piece.codes.has(word));
  return index < 0 ? null : index + 1;
}

function scaleAt(draft: Draft, at: number): number {
  if (draft.has(at, 'metre') && !draft.has(at + 1, 'euro')) return 1;
  if (draft.has(at, 'million')) return MILLION;
  return draft.has(at, 'thousand') ? THOUSAND : 1;
}

/** Whether an article stands there, which counts nothing: una stanza. */
export function isArticle(draft: Draft, at: number): boolean {
  return draft.has(at, 'one') && draft.has(at, 'stop');
}
