import type { ListingDetail } from '@kvadrat/contracts/api';
import { CURRENCY, TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import { ENERGY_CLASSES } from '@kvadrat/contracts/vocabulary';
import type { Words } from '@kvadrat/contracts/words';
import type { SheetTexts } from './sheet-texts';

export interface SheetWriter {
  texts: SheetTexts;
  words: Words;
  number: (value: number) => string;
  money: (euros: number) => string;
  date: (iso: string) => string;
}

/** Numbers and dates as the language writes them. */
export function sheetWriter(locale: Locale, texts: SheetTexts, words: Words): SheetWriter {
  const { intl } = LOCALE_DETAILS[locale];
  const number = new Intl.NumberFormat(intl, { useGrouping: 'always', maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(intl, { style: 'currency', currency: CURRENCY, useGrouping: 'always', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: TIME_ZONE });
  return { texts, words, number: (value) => number.format(value), money: (euros) => money.format(euros), date: (iso) => date.format(new Date(iso)) };
}

/** The price in words; a hidden one is not among what is known here. */
export function sheetPrice({ price, project, contract }: ListingDetail, { texts, money }: SheetWriter): { price: string; beside: string } {
  if (price.value === null) return { price: texts.onRequest, beside: '' };
  const amount = money(price.value);
  const perMetre = price.perSquareMetre === null ? [] : [`${money(price.perSquareMetre)}/m²`];
  const beside = [...(contract === 2 ? [texts.perMonth] : []), ...perMetre].join(' · ');
  return { price: project === null ? amount : texts.from.replace('{price}', amount), beside };
}

/** What the ad states, most asked for first; what it does not state is left out. */
export function sheetFacts(listing: ListingDetail, { texts, words, number, money, date }: SheetWriter): [name: string, value: string][] {
  const { surface, floor, floors, condition, heating, seaDistance, titleClear, auction, project, energyClass } = listing;
  const area = (value: number | null): string | null => (value === null ? null : `${number(value)}\u00a0m²`);
  const energy = ENERGY_CLASSES[energyClass];
  const facts: [string, string | null][] = [
    [texts.offered, listing.tenure === null ? null : texts[listing.tenure]],
    [texts.typology, words.typologies[listing.typology]],
    [texts.net, area(surface.net)],
    [texts.gross, area(surface.gross)],
    [texts.plot, area(surface.plot)],
    [texts.rooms, text(listing.rooms)],
    [texts.bedrooms, listing.bedrooms === 0 ? null : text(listing.bedrooms)],
    [texts.bathrooms, text(listing.bathrooms)],
    [texts.floor, floor === null ? null : floor === 0 ? texts.groundFloor : floor < 0 ? texts.basement : floors === null || floors < floor ? String(floor) : `${floor}/${floors}`],
    [texts.year, text(listing.yearBuilt)],
    [texts.condition, condition === null ? null : words.conditions[condition]],
    [texts.heating, heating === null ? null : words.heatings[heating]],
    [texts.energyClass, energy === 'NC' ? null : energy],
    [texts.sea, seaDistance === null ? null : `${number(seaDistance)}\u00a0m`],
    [texts.title, titleClear === true ? texts.titleClear : null],
    [texts.completion, typeof project?.finishedOn === 'string' ? date(project.finishedOn) : null],
    [texts.auction, auction === null ? null : words.auctionStatuses[auction.status]],
    [texts.lowestBid, auction === null ? null : money(auction.lowestBid)],
    [texts.bidsUntil, auction === null ? null : date(auction.endsAt)],
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
}

function text(value: number | null): string | null {
  return value === null ? null : String(value);
}
