import type { SearchCriteria } from '@kvadrat/contracts/search';
import type { PlaceDirectory } from '../geography/api';
import { chipKey, type Reading, type Understood } from './chip';
import { toCriteria } from './reader/to-criteria';

/** What a visitor changes about a reading. */
export interface ChipChoices {
  /** Keys of chips that are left out. */
  without: ReadonlySet<string>;
  /** Path of the place that is meant where a name has several. */
  place: string | null;
}

export interface ChosenChips {
  criteria: SearchCriteria;
  /** All chips, the place as it was chosen. */
  understood: readonly Understood[];
  /** Those that the search is made of. */
  left: readonly Understood[];
}

/** A reading with chips left out and another place of the same name chosen. What fits no chip changes nothing. */
export function chooseChips(
  { understood, criteria }: Reading,
  { without, place }: ChipChoices,
  directory: PlaceDirectory,
): ChosenChips {
  const chosen = understood.map((chip) => withPlace(chip, place));
  const left = chosen.filter((chip) => !without.has(chipKey(chip)));
  const untouched = left.length === understood.length && left.every((chip, index) => chip === understood[index]);
  return { understood: chosen, left, criteria: untouched ? criteria : toCriteria(left, directory) };
}

/** The place that was read first stays among those to choose from. */
function withPlace(chip: Understood, place: string | null): Understood {
  if (chip.field !== 'place' || place === null || chip.others?.includes(place) !== true) return chip;
  const [before] = chip.value;
  const others = chip.others.flatMap((path) => (path === place ? (before ?? []) : path));
  return { ...chip, value: [place], others };
}
