import type { Draft } from './draft';
import type { Code } from './phrase-tree';

/** How many pieces a denial reaches over. */
const NOT_BEFORE = 3;
const NOT_BEHIND = 3;

/** Where a denial begins that reaches up to a piece: "ne u prizemlju", "no hace falta ascensor". @param over further words it may reach over */
export function denialBefore(draft: Draft, at: number, over: readonly Code[] = []): number | null {
  for (let before = at - 1; before >= at - NOT_BEFORE && before >= 0; before--) {
    if (draft.has(before, 'not', 'needless', 'refused')) return before;
    if (draft.pieces[before]?.kind !== 'joint' && !draft.has(before, 'stop', 'in', 'on', 'one', ...over)) return null;
  }
  return null;
}

/** A denial behind what it denies, and the first piece behind it. */
export interface Denial {
  /** What is needless may be there, what is refused may not. */
  kind: 'needless' | 'refused';
  end: number;
}

/** "Lift ne treba", "ground floor is out of the question", and a bare no with which a thought ends: "piano terra no". */
export function denialBehind(draft: Draft, behind: number): Denial | null {
  for (let at = behind; at <= behind + NOT_BEHIND; at++) {
    if (draft.has(at, 'needless')) return { kind: 'needless', end: at + 1 };
    if (draft.has(at, 'refused')) return { kind: 'refused', end: at + 1 };
    if (draft.has(at, 'not') && draft.isEnd(at + 1)) return { kind: 'refused', end: at + 1 };
    if (draft.pieces[at]?.kind !== 'joint' && (!draft.has(at, 'stop') || draft.has(at, 'and', 'or', 'with', 'not')))
      return null;
  }
  return null;
}

/** Whether only words that join, one "or" at least, stand between two pieces: "Trešnjevka ili Jarun", "Erdgeschoss noch Dachgeschoss". */
export function alternatives(draft: Draft, from: number, to: number): boolean {
  let joined = false;
  for (let at = from; at < to; at++) {
    if (draft.has(at, 'or')) joined = true;
    else if (draft.pieces[at]?.kind !== 'joint' && !draft.has(at, 'in', 'on', 'stop', 'one', 'not')) return false;
  }
  return joined;
}

/** Whether only "and", "or" and the words that may stand beside them are between two pieces: "lifta i balkona". */
export function onlyJoined(draft: Draft, from: number, to: number): boolean {
  return (
    listed(draft, from, to) &&
    !draft.pieces.slice(from, to).some(({ kind, codes }) => kind === 'break' || codes.has('with'))
  );
}

/** Whether only words and signs of a list stand between two pieces: "Split, Trogir i Omiš". */
export function listed(draft: Draft, from: number, to: number, ...also: Code[]): boolean {
  if (from >= to) return false;
  for (let at = from; at < to; at++) {
    const comma = draft.pieces[at]?.kind === 'break' && draft.pieces[at]?.text === ',';
    if (!comma && draft.pieces[at]?.kind !== 'joint' && !draft.has(at, 'or', 'and', 'in', 'on', 'stop', ...also))
      return false;
  }
  return true;
}
