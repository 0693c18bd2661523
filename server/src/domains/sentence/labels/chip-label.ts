import { LOCALE_DETAILS, typeset, type Locale } from '@kvadrat/contracts/locales';
import type { NumberRange } from '@kvadrat/contracts/search';
import { CATEGORIES, CONTRACTS, FLAG_FEATURES, TYPOLOGIES } from '@kvadrat/contracts/vocabulary';
import type { PlaceDirectory } from '../../geography/api';
import type { Chip } from '../chip';
import { CHIP_TEXTS, type ChipTexts } from './chip-texts';
import { VOCABULARY_WORDS } from '../../../platform/text';

type FeatureFlag = keyof typeof FLAG_FEATURES;

const isFeatureFlag = (flag: string): flag is FeatureFlag => Object.hasOwn(FLAG_FEATURES, flag);

/** The words of the vocabulary a chip is about, as stable codes; none for numbers and places. */
export function chipCodes(chip: Chip): string[] {
  switch (chip.field) {
    case 'contract':
      return [CONTRACTS[chip.value]];
    case 'category':
      return [CATEGORIES[chip.value]];
    case 'typologies':
      return chip.value.map((code) => TYPOLOGIES[code]);
    case 'flags':
    case 'legal':
      return [chip.value];
    case 'sort':
      return [chip.value.field, chip.value.order];
    case 'travel':
      return [chip.value.mode];
    case 'place':
    case 'keyword':
      return [];
    default:
      return Array.isArray(chip.value) ? chip.value.map(String) : [];
  }
}

/** A chip in the visitor's language, as a filter is called there. */
export function chipLabel(chip: Chip, locale: Locale, directory: PlaceDirectory): string {
  return typeset(plainLabel(chip, locale, directory), locale);
}

function plainLabel(chip: Chip, locale: Locale, directory: PlaceDirectory): string {
  const words = VOCABULARY_WORDS[locale];
  const texts = CHIP_TEXTS[locale];
  const named = <Code extends string | number>(names: Readonly<Record<Code, string>>, codes: readonly Code[]): string =>
    codes.map((code) => names[code]).join(', ');
  const place = (path: string): string => directory.label(directory.byPath(path)?.id ?? 0);
  switch (chip.field) {
    case 'contract':
      return words.contracts[chip.value];
    case 'category':
      return words.categories[chip.value];
    case 'place':
      return chip.value.map(place).join(' · ');
    case 'price':
      return rangeLabel(chip.value, texts, (amount) => euros(amount, locale));
    case 'surface':
      return rangeLabel(chip.value, texts, (area) => `${number(area, locale)} m²`);
    case 'rooms':
    case 'bedrooms':
      return filled(texts[chip.field], { a: rangeLabel(chip.value, texts, (count) => number(count, locale)) });
    case 'bathrooms':
      return filled(texts.bathrooms, { a: number(chip.value, locale) });
    case 'typologies':
      return named(words.typologies, chip.value);
    case 'conditions':
      return named(words.conditions, chip.value);
    case 'floorPositions':
      return named(words.floorPositions, chip.value);
    case 'heatings':
      return led(texts.heating, named(words.heatings, chip.value));
    case 'energyLevels':
      return led(texts.energy, named(words.energyLevels, chip.value));
    case 'parkings':
    case 'gardens':
    case 'views':
      return named(words.features, chip.value);
    case 'legal':
      return texts.legal[chip.value];
    case 'flags':
      return isFeatureFlag(chip.value) ? words.features[FLAG_FEATURES[chip.value]] : texts.flags[chip.value];
    case 'seaDistanceMax':
      return filled(texts.sea, { a: metres(chip.value, locale) });
    case 'builtAfter':
      return filled(texts.built, { a: String(chip.value) });
    case 'circle':
      return filled(texts.circle, { a: metres(chip.value.radius, locale), place: place(chip.value.from) });
    case 'travel':
      return filled(texts.travel[chip.value.mode], {
        a: number(chip.value.minutes, locale),
        place: place(chip.value.from),
      });
    case 'keyword':
      return filled(texts.keyword, { a: chip.value });
    case 'sort':
      return texts.sorts[`${chip.value.field} ${chip.value.order}`] ?? chip.value.field;
  }
}

function rangeLabel({ min, max }: NumberRange, texts: ChipTexts, written: (value: number) => string): string {
  if (min !== undefined && min === max) return written(min);
  if (min !== undefined && max !== undefined) return filled(texts.between, { a: written(min), b: written(max) });
  if (max !== undefined) return filled(texts.upTo, { a: written(max) });
  return filled(texts.from, { a: written(min ?? 0) });
}

/** Words after what they belong to are no beginning any more: "grijanje: centralno". */
function led(text: string, words: string): string {
  return text === '{a}' ? words : filled(text, { a: words.charAt(0).toLowerCase() + words.slice(1) });
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function euros(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALE_DETAILS[locale].intl, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(amount);
}

function number(value: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALE_DETAILS[locale].intl).format(value);
}

function metres(distance: number, locale: Locale): string {
  return distance < 1000 ? `${number(distance, locale)} m` : `${number(distance / 1000, locale)} km`;
}
