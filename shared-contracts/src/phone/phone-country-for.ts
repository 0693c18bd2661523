import { PHONE_COUNTRIES, type PhoneCountry } from './phone-countries';

/**
 * The country a phone field shows for what has been typed. Only a number that begins
 * with `+` or `00` names a country. The longest prefix wins; of several countries that share it the
 * chosen one stays, else the main one is taken. While what is typed may still become the chosen
 * country's prefix, or is no prefix yet, nothing changes.
 * @param chosen the country shown so far
 */
export function phoneCountryFor(typed: string, chosen: PhoneCountry): PhoneCountry {
  const international = /^\s*(?:\+|00)(.*)$/s.exec(typed)?.[1];
  if (international === undefined) return chosen;
  const digits = international.replace(/\D/g, '');
  if (prefixesOf(chosen).some((prefix) => prefix.startsWith(digits))) return chosen;
  const longest = Math.max(...PHONE_COUNTRIES.map((country) => matchedDigits(country, digits)));
  if (longest === 0) return chosen;
  const found = PHONE_COUNTRIES.filter((country) => matchedDigits(country, digits) === longest);
  return found.find((country) => country.country === chosen.country) ?? found[0] ?? chosen;
}

function prefixesOf(country: PhoneCountry): string[] {
  return [country.prefix, ...country.also];
}

/** How many digits the country's longest fitting prefix explains. */
function matchedDigits(country: PhoneCountry, digits: string): number {
  return Math.max(
    0,
    ...prefixesOf(country)
      .filter((prefix) => digits.startsWith(prefix))
      .map((prefix) => prefix.length),
  );
}
