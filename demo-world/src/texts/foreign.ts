import type { Locale } from '@kvadrat/contracts/locales';
import { isFlat, isHouse, isLand } from '../kinds';
import type { KindName, Property } from '../property';
import type { Random } from '../random';
import { DE } from './de';
import { EN } from './en';
import { choose, type Sentence } from './sentence';

/** What is said about a property in the title of a foreign text. */
interface Subject {
  p: Property;
  thing: string;
  size: string;
  where: string;
}

/** What a language needs for short texts about any property. */
export interface Language {
  thing: Readonly<Record<KindName, string>>;
  /** Surface of the title: net, of land its plot. */
  size: (p: Property) => string;
  titles: readonly ((subject: Subject) => string | null)[];
  openings: readonly ((subject: Subject) => string | null)[];
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

export function foreignTitles(language: Language, p: Property): string[] {
  return told(language.titles, language, p);
}

export function foreignOpenings(language: Language, p: Property): string[] {
  return told(language.openings, language, p);
}

/** What follows the opening, in one or two paragraphs. */
export function foreignBody(random: Random, language: Language, p: Property): string {
  const pool = isFlat(p.kind)
    ? language.flat
    : isHouse(p.kind)
      ? language.house
      : isLand(p.kind)
        ? language.land
        : language.other;
  const middle = choose(random, pool, p, 3).join(' ');
  const end = choose(random, p.deal === 'sale' ? language.sale : language.rent, p, 2).join(' ');
  return [middle, end].filter((part) => part !== '').join('\n');
}

function told(patterns: Language['titles'], language: Language, p: Property): string[] {
  const where = p.zone === null ? p.townName : `${p.zone}, ${p.townName}`;
  const subject = { p, thing: language.thing[p.kind], size: language.size(p), where };
  return patterns.map((pattern) => pattern(subject)).filter((text) => text !== null);
}
