import { LOCALES } from '@kvadrat/contracts/locales';
import { fold } from '../../platform/text';

/** Languages in which feeds name countries: ours and those of the Kyero schema. */
const NAMED_IN = [...LOCALES, 'ca', 'da', 'fi', 'nl', 'no', 'sv', 'sl'];
const COMMON_NAMES: readonly (readonly [string, string])[] = [
  ['england', 'GB'],
  ['great britain', 'GB'],
  ['uk', 'GB'],
  ['usa', 'US'],
  ['holland', 'NL'],
  ['hrvatska', 'HR'],
];

let names: ReadonlyMap<string, string> | null = null;

/** ISO 3166 code of a country by its name in any of our languages, or by the code itself; null when unknown. */
export function readCountry(text: string): string | null {
  names ??= countryNames();
  return names.get(fold(text.trim())) ?? null;
}

/** Name of a country in Croatian, as it stands behind a foreign place. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(['hr'], { type: 'region' }).of(code) ?? code;
}

function countryNames(): ReadonlyMap<string, string> {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const found = new Map<string, string>();
  for (const locale of NAMED_IN) {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      if (name === undefined) continue;
      found.set(fold(name), code);
      found.set(code.toLowerCase(), code);
    }
  }
  for (const [name, code] of COMMON_NAMES) found.set(name, code);
  return found;
}
