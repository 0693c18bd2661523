import type { EnergyLevel } from '@kvadrat/contracts/vocabulary';
import { ENERGY_LEVELS, ENERGY_LEVEL_KEYS, FLOOR_POSITIONS } from '@kvadrat/contracts/vocabulary';
import type { Chip } from '../chip';
import type { Draft, Piece } from './draft';
import { TERMS, type Term } from './terms';

/** Letters of energy classes as they look in three scripts. */
const CLASS_LETTERS: Readonly<Record<string, number>> = { a: 2, а: 2, α: 2, b: 3, в: 3, β: 3, c: 4, с: 4, d: 5, e: 6, е: 6, ε: 6, f: 7, g: 8 };
const MOST_BETWEEN = 4;
const NOT_BEFORE = 3;

const isTerm = (code: string): code is Term => Object.hasOwn(TERMS, code);

/** Takes the words that say something by themselves, and what is denied. */
export function readTerms(draft: Draft): void {
  for (const [at, piece] of draft.pieces.entries()) {
    const term = draft.isTaken(at) ? undefined : [...piece.codes].find(isTerm);
    if (term === undefined) continue;
    const chips = TERMS[term];
    const denial = denialBefore(draft, at);
    if (denial === null) draft.say(at, at + 1, ...chips);
    else {
      const opposite = oppositeOf(chips);
      if (opposite === null) draft.lose(denial, at + 1);
      else draft.say(denial, at + 1, opposite);
    }
  }
}

/** "Energetski razred A ili B", "class B or better". */
export function readEnergyClasses(draft: Draft): void {
  for (const [at] of draft.pieces.entries()) {
    if (!draft.has(at, 'energy')) continue;
    const levels = new Set<EnergyLevel>();
    let end = at + 1;
    let last = 0;
    for (let next = at + 1; next <= end + MOST_BETWEEN && next < draft.pieces.length; next++) {
      const letter = draft.isTaken(next) ? undefined : CLASS_LETTERS[draft.pieces[next]?.text ?? ''];
      const single = (draft.pieces[next]?.end ?? 0) - (draft.pieces[next]?.start ?? 0) === 1;
      if (letter !== undefined && single) {
        for (const level of levelsOf(letter)) levels.add(level);
        [last, end] = [letter, next + 1];
        if (draft.pieces[end]?.text === '+') end++;
      } else if (draft.has(next, 'or-more') && last > 0) {
        for (const level of ENERGY_LEVEL_KEYS) if (ENERGY_LEVELS[level].some((code) => code <= last)) levels.add(level);
        end = next + 1;
      } else if (!mayStandBetween(draft, next)) break;
    }
    if (levels.size > 0) draft.say(at, end, { field: 'energyLevels', value: ENERGY_LEVEL_KEYS.filter((level) => levels.has(level)) });
  }
}

function levelsOf(letter: number): EnergyLevel[] {
  return ENERGY_LEVEL_KEYS.filter((level) => ENERGY_LEVELS[level].some((code) => code === letter));
}

function mayStandBetween(draft: Draft, at: number): boolean {
  const kind: Piece['kind'] | undefined = draft.pieces[at]?.kind;
  return kind === 'joint' || draft.has(at, 'stop', 'and', 'min', 'max', 'in');
}

/** Where a denial begins that reaches up to a piece: "ne u prizemlju". */
function denialBefore(draft: Draft, at: number): number | null {
  for (let before = at - 1; before >= at - NOT_BEFORE && before >= 0; before--) {
    if (draft.has(before, 'not')) return before;
    if (draft.pieces[before]?.kind !== 'joint' && !draft.has(before, 'stop', 'in', 'on', 'one')) return null;
  }
  return null;
}

/** Only floors and auctions have a contrary that can be searched for. */
function oppositeOf(chips: readonly Chip[]): Chip | null {
  const [chip] = chips;
  if (chip?.field === 'contract' && chip.value === 14) return { field: 'flags', value: 'noAste' };
  if (chip?.field !== 'floorPositions') return null;
  const { value } = chip;
  return { field: 'floorPositions', value: FLOOR_POSITIONS.filter((position) => !value.includes(position)) };
}
