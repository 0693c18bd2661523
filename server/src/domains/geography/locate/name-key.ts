import { fold, inLatin } from '../../../platform/text';

/** What stands for a word when it is cut short with a dot, in the letters of keys. */
const SHORT: Readonly<Record<string, string>> = {
  sv: 'sveti',
  st: 'sveti',
  sl: 'slavonski',
  v: 'velika',
  vel: 'velika',
  k: 'kastel',
  n: 'novi',
  d: 'donji',
  g: 'gornji',
  ul: 'ulica',
};
/** Saints in all genders and cases that names have. */
const SAINT = /^svet[aoeiu]$/;
const ROMAN: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4', v: '5', vi: '6' };
const LONGEST = 120;

/**
 * Brings a name to the form in which names are compared: folded words in Latin letters with single spaces, `Sv. Klara` as `Sveta Klara`, `Jug II` as
 * `Jug 2`. Signs between words do not count.
 */
export function nameKey(name: string): string {
  const found = [...fold(name.slice(0, LONGEST)).matchAll(/([\p{L}\p{N}]+)(\.?)/gu)];
  return found
    .map(([, word = '', dot], index) => {
      const latin = inLatin(word);
      if (dot !== '' && SHORT[latin] !== undefined && index < found.length - 1) return SHORT[latin];
      if (SAINT.test(latin)) return 'sveti';
      if (index > 0 && index === found.length - 1) return latin === 'i' ? '1' : (ROMAN[latin] ?? latin);
      return latin;
    })
    .join(' ');
}
