import type { ListingDetail } from '@kvadrat/contracts/api';
import { CURRENCY, TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS, unitsOf, type Locale, type Units } from '@kvadrat/contracts/locales';
import { ENERGY_CLASSES } from '@kvadrat/contracts/vocabulary';
import type { Words } from '@kvadrat/contracts/words';
import { sayIn, type Say } from '../../platform/messages';
import { SHEET_TEXTS } from './sheet-texts';

export interface SheetWriter {
  say: Say;
  words: Words;
  number: (value: number) => string;
  money: (euros: number) => string;
  date: (iso: string) => string;
  units: Units;
}

/** Numbers and dates as the language writes them. */
export function sheetWriter(locale: Locale, words: Words): SheetWriter {
  const { intl } = LOCALE_DETAILS[locale];
  const number = new Intl.NumberFormat(intl, { useGrouping: 'always', maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(intl, {
    style: 'currency',
    currency: CURRENCY,
    useGrouping: 'always',
    maximumFractionDigits: 0,
  });
  const date = new Intl.DateTimeFormat(intl, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: TIME_ZONE,
  });
  return {
    say: sayIn(locale),
    words,
    number: (value) => number.format(value),
    money: (euros) => money.format(euros),
    date: (iso) => date.format(new Date(iso)),
    units: unitsOf(locale),
  };
}

/** The price in words; a hidden one is not among what is known here. */
export function sheetPrice(
  { price, project, contract }: ListingDetail,
  { say, money, units }: SheetWriter,
): { price: string; beside: string } {
  if (price.value === null) return { price: say(SHEET_TEXTS.onRequest), beside: '' };
  const amount = money(price.value);
  const perMetre = price.perSquareMetre === null ? [] : [`${money(price.perSquareMetre)}/${units.squareMetre}`];
  const beside = [...(contract === 2 ? [say(SHEET_TEXTS.perMonth)] : []), ...perMetre].join(' · ');
  return { price: project === null ? amount : say(SHEET_TEXTS.from(amount)), beside };
}

/** What the ad states, most asked for first; what it does not state is left out. */
export function sheetFacts(
  listing: ListingDetail,
  { say, words, number, money, date, units }: SheetWriter,
): [name: string, value: string][] {
  const { surface, floor, floors, condition, heating, seaDistance, titleClear, auction, project, energyClass } =
    listing;
  const area = (value: number | null): string | null =>
    value === null ? null : `${number(value)}\u00a0${units.squareMetre}`;
  const energy = ENERGY_CLASSES[energyClass];
  const facts: [string, string | null][] = [
    [say(SHEET_TEXTS.offered), listing.tenure === null ? null : say(SHEET_TEXTS[listing.tenure])],
    [say(SHEET_TEXTS.typology), words.typologies[listing.typology]],
    [say(SHEET_TEXTS.net), area(surface.net)],
    [say(SHEET_TEXTS.gross), area(surface.gross)],
    [say(SHEET_TEXTS.plot), area(surface.plot)],
    [say(SHEET_TEXTS.rooms), text(listing.rooms)],
    [say(SHEET_TEXTS.bedrooms), listing.bedrooms === 0 ? null : text(listing.bedrooms)],
    [say(SHEET_TEXTS.bathrooms), text(listing.bathrooms)],
    [
      say(SHEET_TEXTS.floor),
      floor === null
        ? null
        : floor === 0
          ? say(SHEET_TEXTS.groundFloor)
          : floor < 0
            ? say(SHEET_TEXTS.basement)
            : floors === null || floors < floor
              ? String(floor)
              : `${floor}/${floors}`,
    ],
    [say(SHEET_TEXTS.year), text(listing.yearBuilt)],
    [say(SHEET_TEXTS.condition), condition === null ? null : words.conditions[condition]],
    [say(SHEET_TEXTS.heating), heating === null ? null : words.heatings[heating]],
    [say(SHEET_TEXTS.energyClass), energy === 'NC' ? null : energy],
    [say(SHEET_TEXTS.sea), seaDistance === null ? null : `${number(seaDistance)}\u00a0${units.metre}`],
    [say(SHEET_TEXTS.title), titleClear === true ? say(SHEET_TEXTS.titleClear) : null],
    [say(SHEET_TEXTS.completion), typeof project?.finishedOn === 'string' ? date(project.finishedOn) : null],
    [say(SHEET_TEXTS.auction), auction === null ? null : words.auctionStatuses[auction.status]],
    [say(SHEET_TEXTS.lowestBid), auction === null ? null : money(auction.lowestBid)],
    [say(SHEET_TEXTS.bidsUntil), auction === null ? null : date(auction.endsAt)],
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
}

function text(value: number | null): string | null {
  return value === null ? null : String(value);
}
