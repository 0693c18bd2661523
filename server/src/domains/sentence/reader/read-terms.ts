import type { EnergyLevel } from '@kvadrat/contracts/vocabulary';
import { ENERGY_LEVELS, ENERGY_LEVEL_KEYS, type TypologyCode } from '@kvadrat/contracts/vocabulary';
import type { Chip } from '../chip';
import { alternatives, denialBefore, denialBehind, onlyJoined, type Denial } from './denials';
import type { Draft, Piece } from './draft';
import { TERMS, type Term } from './terms';

/** Letters of energy classes as they look in three scripts. */
const CLASS_LETTERS: Readonly<Record<string, number>> = {
  a: 2,
  а: 2,
  α: 2,
  b: 3,
  в: 3,
  β: 3,
  c: 4,
  с: 4,
  d: 5,
  e: 6,
  е: 6,
  ε: 6,
  f: 7,
  g: 8,
};
const MOST_BETWEEN = 4;
/** An attic is on the top floor. */
const ATTIC: TypologyCode = 2;

const isTerm = (code: string): code is Term => Object.hasOwn(TERMS, code);

/** Takes the words that say something by themselves, and what is denied. */
export function readTerms(draft: Draft): void {
  let denied = -1;
  let without = false;
  for (const [at, piece] of draft.pieces.entries()) {
    const term = draft.isTaken(at) ? undefined : [...piece.codes].find(isTerm);
    if (term === undefined) continue;
    const chips = TERMS[term];
    // "Neither ground floor nor top floor".
    const carried: number | null =
      denied >= 0 && (alternatives(draft, denied, at) || (without && onlyJoined(draft, denied, at))) ? denied : null;
    const before: number | null = denialBefore(draft, at) ?? carried;
    const behind = denialOf(draft, at, chips);
    const from: number = before ?? at;
    const to = behind?.end ?? at + 1;
    if ((before === null) === (behind === null)) draft.say(from, to, ...chips);
    else {
      without = draft.has(from, 'without') || (without && carried !== null);
      deny(draft, from, to, behind?.kind === 'needless' || draft.has(from, 'needless') ? [] : chips);
      denied = to;
    }
  }
}

/** A denial behind a term, or behind others that are joined to it: "prizemlje i zadnji kat ne dolaze u obzir". */
function denialOf(draft: Draft, at: number, chips: readonly Chip[]): Denial | null {
  const denial = denialBehind(draft, at + 1);
  // Whether a home itself is needed is no question.
  if (denial !== null) return denial.kind === 'needless' && isObject(chips) ? null : denial;
  if (isObject(chips)) return null;
  const next = draft.pieces.findIndex((piece, index) => index > at && [...piece.codes].some(isTerm));
  const others =
    next < 0 || !onlyJoined(draft, at + 1, next) ? undefined : [...(draft.pieces[next]?.codes ?? [])].find(isTerm);
  const behind = others === undefined ? null : denialOf(draft, next, TERMS[others]);
  return behind === null ? null : { kind: behind.kind, end: at + 1 };
}

function isObject([chip]: readonly Chip[]): boolean {
  return (chip?.field === 'typologies' && !isAttic(chip)) || chip?.field === 'contract' || chip?.field === 'rooms';
}

function isAttic(chip: Chip): boolean {
  return chip.field === 'typologies' && chip.value.every((code) => code === ATTIC);
}

/** What is denied is told, or turned round where that can be searched for. */
function deny(draft: Draft, from: number, to: number, chips: readonly Chip[]): void {
  const [chip] = chips;
  draft.denies = true;
  if (chip?.field === 'contract' && chip.value === 14) draft.say(from, to, { field: 'flags', value: 'noAste' });
  else if (chip?.field === 'floorPositions')
    draft.deniedFloors.push({ ...draft.take(from, to), positions: chip.value });
  else if (chip !== undefined && isAttic(chip))
    draft.deniedFloors.push({ ...draft.take(from, to), positions: ['top'] });
  else draft.lose(from, to);
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
    if (levels.size > 0)
      draft.say(at, end, { field: 'energyLevels', value: ENERGY_LEVEL_KEYS.filter((level) => levels.has(level)) });
  }
}

function levelsOf(letter: number): EnergyLevel[] {
  return ENERGY_LEVEL_KEYS.filter((level) => ENERGY_LEVELS[level].some((code) => code === letter));
}

function mayStandBetween(draft: Draft, at: number): boolean {
  const kind: Piece['kind'] | undefined = draft.pieces[at]?.kind;
  return kind === 'joint' || draft.has(at, 'stop', 'and', 'min', 'max', 'in');
}
