import { LOCALE_DETAILS, typeset, unitsOf, type Locale } from '@kvadrat/contracts/locales';
import type { NumberRange } from '@kvadrat/contracts/search';
import { CATEGORIES, CONTRACTS, FLAG_FEATURES, TYPOLOGIES } from '@kvadrat/contracts/vocabulary';
import type { PlaceDirectory } from '../../geography/api';
import type { Chip } from '../chip';
import { sayIn, type Say, type Sentence } from '../../../platform/messages';
import { VOCABULARY_WORDS } from '../../../platform/text';
import { CHIP_TEXTS as TEXTS } from './chip-texts';

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
  const say = sayIn(locale);
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
      return rangeLabel(chip.value, say, (amount) => euros(amount, locale));
    case 'surface':
      return rangeLabel(chip.value, say, (area) => `${number(area, locale)} ${unitsOf(locale).squareMetre}`);
    case 'rooms':
    case 'bedrooms':
      return say(TEXTS[chip.field](rangeLabel(chip.value, say, (count) => number(count, locale))));
    case 'pricePerMetre':
      return say(TEXTS.pricePerMetre(rangeLabel(chip.value, say, (amount) => euros(amount, locale))));
    case 'plot':
      return say(
        TEXTS.plot(rangeLabel(chip.value, say, (area) => `${number(area, locale)} ${unitsOf(locale).squareMetre}`)),
      );
    case 'floor':
      return say(TEXTS.floor(rangeLabel(chip.value, say, (floor) => number(floor, locale))));
    case 'advertisers':
      return chip.value.map((type) => say(TEXTS.advertisers[type])).join(', ');
    case 'publishedWithin':
      return say(TEXTS.publishedWithin(chip.value));
    case 'bathrooms':
      return say(TEXTS.bathrooms(number(chip.value, locale)));
    case 'typologies':
      return named(words.typologies, chip.value);
    case 'conditions':
      return named(words.conditions, chip.value);
    case 'floorPositions':
      return named(words.floorPositions, chip.value);
    case 'heatings':
      return led(say, TEXTS.heating, named(words.heatings, chip.value));
    case 'energyLevels':
      return led(say, TEXTS.energy, named(words.energyLevels, chip.value));
    case 'parkings':
    case 'gardens':
    case 'views':
      return named(words.features, chip.value);
    case 'legal':
      return say(TEXTS.legal[chip.value]);
    case 'flags':
      return isFeatureFlag(chip.value) ? words.features[FLAG_FEATURES[chip.value]] : say(TEXTS.flags[chip.value]);
    case 'seaDistanceMax':
      return say(TEXTS.sea(metres(chip.value, locale)));
    case 'builtAfter':
      return say(TEXTS.built(String(chip.value)));
    case 'circle':
      return say(TEXTS.circle(metres(chip.value.radius, locale), place(chip.value.from)));
    case 'travel':
      return say(TEXTS.travel[chip.value.mode](number(chip.value.minutes, locale), place(chip.value.from)));
    case 'keyword':
      return say(TEXTS.keyword(chip.value));
    case 'sort': {
      const sort = TEXTS.sorts[`${chip.value.field} ${chip.value.order}`];
      return sort === undefined ? chip.value.field : say(sort);
    }
  }
}

function rangeLabel({ min, max }: NumberRange, say: Say, written: (value: number) => string): string {
  if (min !== undefined && min === max) return written(min);
  if (min !== undefined && max !== undefined) return `${written(min)} – ${written(max)}`;
  if (max !== undefined) return say(TEXTS.upTo(written(max)));
  return say(TEXTS.from(written(min ?? 0)));
}

/** Words after what they belong to are no beginning any more: "grijanje: centralno". */
function led(say: Say, text: (words: string) => Sentence, words: string): string {
  const standsAlone = say(text('')) === '';
  return say(text(standsAlone ? words : words.charAt(0).toLowerCase() + words.slice(1)));
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
  const { metre, kilometre } = unitsOf(locale);
  return distance < 1000 ? `${number(distance, locale)} ${metre}` : `${number(distance / 1000, locale)} ${kilometre}`;
}
