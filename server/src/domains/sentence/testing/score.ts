import type { PlaceDirectory } from '../../geography/api';
import type { Reading } from '../chip';
import type { ExpectedChips, SentenceCase } from './sentence-case';

const SORTS: Readonly<Record<NonNullable<ExpectedChips['sort']>, string>> = {
  cheapest: 'prezzo asc',
  dearest: 'prezzo desc',
  largest: 'superficie desc',
  newest: 'data desc',
  'price-per-metre': 'prezzoMq asc',
};

export interface Score {
  right: number;
  wrong: number;
  missing: number;
  restFound: number;
  restExpected: number;
}

export interface Judged extends Score {
  case: SentenceCase;
  /** Chips that should not be there and chips that should. */
  extra: string[];
  absent: string[];
  readRest: string[];
}

/** How many chips of a reading are those expected, and how many of the words that nobody can say were told. */
export function judge(wanted: SentenceCase, reading: Reading): Judged {
  const expected = new Set(expectedKeys(wanted.chips));
  const found = new Set(foundKeys(reading));
  const readRest = reading.notUnderstood.map(({ start, end }) => wanted.say.slice(start, end));
  const rest = wanted.rest ?? [];
  const absent = [...expected].filter((key) => !found.has(key));
  const extra = [...found].filter((key) => !expected.has(key));
  return {
    case: wanted,
    right: found.size - extra.length,
    wrong: extra.length,
    missing: absent.length,
    restExpected: rest.length,
    restFound: rest.filter((words) => readRest.some((told) => told.includes(words))).length,
    extra,
    absent,
    readRest,
  };
}

/** Precision and recall per chip; of nothing both are 1. */
export function figures(scores: readonly Score[]): { precision: number; recall: number; rest: number; chips: number } {
  const sum = (field: keyof Score): number => scores.reduce((total, score) => total + score[field], 0);
  const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
  const right = sum('right');
  return {
    precision: share(right, right + sum('wrong')),
    recall: share(right, right + sum('missing')),
    rest: share(sum('restFound'), sum('restExpected')),
    chips: right + sum('missing'),
  };
}

/** Each place must exist, otherwise an expectation could never be met. */
export function unknownPlaces({ chips }: SentenceCase, directory: PlaceDirectory): string[] {
  const named = [
    ...(chips.places ?? []),
    ...(chips.travel ?? []).map(({ from }) => from),
    ...(chips.circle === undefined ? [] : [chips.circle.from]),
  ];
  return named.filter((path) => directory.byPath(path) === undefined);
}

/** A list of which any value will do is one chip, flags and legal facts are one each. */
function expectedKeys({ places, flags, legal, travel, circle, sort, ...rest }: ExpectedChips): string[] {
  return [
    ...Object.entries(rest).map(([field, value]) => key(field, value)),
    ...(places === undefined ? [] : [key('place', places)]),
    ...(flags ?? []).map((flag) => key('flags', flag)),
    ...(legal ?? []).map((fact) => key('legal', fact)),
    ...(travel ?? []).map(({ from, minutes, mode }) => key('travel', [from, String(minutes), mode])),
    ...(circle === undefined ? [] : [key('circle', [circle.from, String(circle.radius)])]),
    ...(sort === undefined ? [] : [key('sort', SORTS[sort])]),
  ];
}

function foundKeys({ understood }: Reading): string[] {
  const lists = new Map<string, Set<unknown>>();
  const keys: string[] = [];
  const phrases: string[] = [];
  for (const chip of understood) {
    if (chip.field === 'travel')
      keys.push(key('travel', [chip.value.from, String(chip.value.minutes), chip.value.mode]));
    else if (chip.field === 'circle') keys.push(key('circle', [chip.value.from, String(chip.value.radius)]));
    else if (chip.field === 'sort') keys.push(key('sort', `${chip.value.field} ${chip.value.order}`));
    else if (chip.field === 'keyword') phrases.push(`"${chip.value}"`);
    else if (Array.isArray(chip.value)) {
      const list = lists.get(chip.field) ?? new Set();
      for (const value of chip.value) list.add(value);
      lists.set(chip.field, list);
    } else keys.push(key(chip.field, chip.value));
  }
  if (phrases.length > 0) keys.push(key('keyword', phrases.join(' ')));
  return [...keys, ...[...lists].map(([field, values]) => key(field, [...values]))];
}

function key(field: string, value: unknown): string {
  const written = Array.isArray(value)
    ? value.map(String).sort()
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort())
      : value;
  return `${field}: ${JSON.stringify(written)}`;
}
