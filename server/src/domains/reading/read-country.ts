import { LOCALES } from '@kvadrat/contracts/locales';
import { fold } from '../../platform/text';
import { COUNTRY_WORDS, ISO_COUNTRIES } from './country-codes';
import { notUnderstood, type Reading, understood, unsaid } from './reading';
import { said } from './said';

/** Languages in which feeds name countries: ours and those of the Kyero schema and our neighbours. */
const NAMED_IN = [
  ...LOCALES,
  'ca',
  'da',
  'fi',
  'nl',
  'no',
  'sv',
  'sl',
  'hu',
  'cs',
  'sk',
  'pl',
  'sr',
  'bs',
  'sr-Latn',
  'tr',
  'uk',
  'ro',
  'bg',
];
/** Words of long names: the Republic of Croatia is Croatia. */
const LONG =
  /\b(the|republic|republika|republique|repubblica|republica|republik|kingdom|kraljevina|konigreich|royaume|regno|reino|federal|federation|federacija|bundesrepublik|state|drzava|of|de|di|da|do|von|della|del|la|le|du|d)\b|республика|δημοκρατια|королевство|της/gu;

/** `several`: more than one is named. */
export type CountryDoubt = 'several';

/** Codes are compared as they are: folding makes d of dj. */
const CODES = new Map(
  ISO_COUNTRIES.flatMap(({ alpha2, alpha3, number }) =>
    [alpha2, alpha3, number].map((code): [string, string] => [code.toLowerCase(), alpha2]),
  ),
);

let names: ReadonlyMap<string, string> | null = null;

/** ISO 3166 code of a country by its name in any of our languages, its codes of two and three letters or digits, or both in one: "Hrvatska / Croatia". */
export function readCountry(text: string): Reading<string, CountryDoubt> {
  const from = said(text);
  if (from === '') return unsaid();
  names ??= countryNames();
  const whole = named(from, names);
  if (whole !== undefined) return understood(whole, from);
  const parts = from
    .split(/[/,;|()[\]–—]|\s-\s|-/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found = [...new Set(parts.flatMap((part) => (names === null ? [] : (named(part, names) ?? []))))];
  const [first] = found;
  if (first === undefined) return notUnderstood(from);
  return understood(first, from, found.length > 1 ? ['several'] : []);
}

/** Name of a country in Croatian, as it stands behind a foreign place. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(['hr'], { type: 'region' }).of(code) ?? code;
}

function named(text: string, known: ReadonlyMap<string, string>): string | undefined {
  const folded = key(text);
  return CODES.get(text.trim().toLowerCase()) ?? known.get(folded) ?? known.get(key(folded.replace(LONG, ' ')));
}

function key(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function countryNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const locale of NAMED_IN) {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const { alpha2 } of ISO_COUNTRIES) {
      const name = display.of(alpha2);
      if (name !== undefined) found.set(key(name), alpha2);
    }
  }
  for (const [code, words] of COUNTRY_WORDS) for (const word of words.split(';')) found.set(key(word), code);
  return found;
}
