import type { Locale } from '@kvadrat/contracts/locales';
import type { ListingText } from '../../listings';
import { isFlat, isHouse, isLand } from '../kinds';
import type { KindName, Property } from '../property';
import type { Random } from '../random';
import { DE } from './de';
import { EN } from './en';
import { choose, type Sentence } from './sentence';

/** What a language needs for short texts about any property. */
export interface Language {
  thing: Readonly<Record<KindName, string>>;
  numbers: Intl.NumberFormat;
  title: (thing: string, size: string, where: string) => readonly string[];
  seaView: string;
  opening: readonly ((thing: string, size: string, where: string) => string)[];
  flat: readonly Sentence[];
  house: readonly Sentence[];
  land: readonly Sentence[];
  other: readonly Sentence[];
  sale: readonly Sentence[];
  rent: readonly Sentence[];
}

/** The languages in which agencies on the coast advertise beside Croatian. */
export const FOREIGN_LANGUAGES: readonly (readonly [Locale, Language])[] = [
  ['de', DE],
  ['en', EN],
];

export function foreignText(random: Random, language: Language, p: Property): ListingText {
  const where = p.zone === null ? p.townName : `${p.zone}, ${p.townName}`;
  const size = `${language.numbers.format((isLand(p.kind) ? p.plot : p.net) ?? 0)} m²`;
  const thing = language.thing[p.kind];
  const title = random.pick([...language.title(thing, size, where), ...(p.features.has('sea-view') ? [`${thing} ${language.seaView}, ${where}`] : [])]);
  const opening = random.pick(language.opening)(thing, size, where);
  const body = isFlat(p.kind) ? language.flat : isHouse(p.kind) ? language.house : isLand(p.kind) ? language.land : language.other;
  const middle = choose(random, body, p, 3).join(' ');
  const end = choose(random, p.deal === 'sale' ? language.sale : language.rent, p, 2).join(' ');
  return { title, description: [`${opening} ${middle}`.trim(), end].filter((part) => part !== '').join('\n') };
}
