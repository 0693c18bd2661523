import { parseNumber } from '@kvadrat/contracts/numbers';
import { CONDITIONS, type Condition, type Feature, isOneOf, type TypologyCode } from '@kvadrat/contracts/vocabulary';

export const HOME_TYPOLOGIES = [1, 3, 7, 6] as const satisfies readonly TypologyCode[];
export const HOME_FEATURES = [
  'elevator',
  'balcony-terrace',
  'parking-space',
  'single-garage',
  'sea-view',
  'private-garden',
  'pool',
] as const satisfies readonly Feature[];

/** Number fields of the form by their name in the address, with inclusive bounds. */
export const NUMBERS = {
  surface: { name: 'povrsina', min: 10, max: 2000, whole: false },
  floor: { name: 'kat', min: -2, max: 60, whole: true },
  yearBuilt: { name: 'godina', min: 1500, max: 2030, whole: true },
  seaDistance: { name: 'more', min: 0, max: 200_000, whole: true },
} as const;
export type NumberName = keyof typeof NUMBERS;
const NUMBER_NAMES = Object.keys(NUMBERS) as readonly NumberName[];

/** The form as it is typed. */
interface HomeForm {
  place: string;
  typology: (typeof HOME_TYPOLOGIES)[number];
  numbers: Readonly<Record<NumberName, string>>;
  condition: Condition | null;
  features: readonly (typeof HOME_FEATURES)[number][];
}

export type HomeTrouble = 'missing' | 'not-a-number' | 'out-of-range';

export interface ReadHome {
  form: HomeForm;
  /** Whether anything was sent. */
  sent: boolean;
  values: Readonly<Record<NumberName, number | null>>;
  troubles: Partial<Record<NumberName | 'place', HomeTrouble>>;
}

const LONGEST = 100;

/** Reads the form out of its address, numbers in the forms of any of our languages. */
export function readHome(search: string): ReadHome {
  const query = new URLSearchParams(search);
  const text = (name: string): string => (query.get(name) ?? '').trim().slice(0, LONGEST);
  const typed = NUMBER_NAMES.map((name) => [name, text(NUMBERS[name].name)] as const);
  const form: HomeForm = {
    place: text('mjesto'),
    typology: HOME_TYPOLOGIES.find((code) => String(code) === query.get('vrsta')) ?? 1,
    numbers: Object.fromEntries(typed) as Record<NumberName, string>,
    condition: CONDITIONS.find((condition) => condition === query.get('stanje')) ?? null,
    features: HOME_FEATURES.filter((feature) => isOneOf(query.getAll('ima'), feature)),
  };
  const sent = query.has('mjesto') || query.has('povrsina');
  const troubles: ReadHome['troubles'] = {};
  if (form.place === '') troubles.place = 'missing';
  if (form.numbers.surface === '') troubles.surface = 'missing';
  const values = typed.map(([name, written]) => {
    if (written === '') return [name, null];
    const fits = fitsOf(name);
    const parsed = parseNumber(written, fits);
    if (parsed.kind !== 'number') troubles[name] = 'not-a-number';
    else if (!fits(parsed.value)) troubles[name] = 'out-of-range';
    return [name, parsed.kind === 'number' && fits(parsed.value) ? parsed.value : null];
  });
  return {
    form,
    sent,
    values: Object.fromEntries(values) as Record<NumberName, number | null>,
    troubles: sent ? troubles : {},
  };
}

function fitsOf(name: NumberName): (value: number) => boolean {
  const { min, max, whole } = NUMBERS[name];
  return (value) => value >= min && value <= max && (!whole || Number.isInteger(value));
}
