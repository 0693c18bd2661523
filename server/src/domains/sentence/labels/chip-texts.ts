import type { SearchFlag, Sort } from '@kvadrat/contracts/search';
import type { AdvertiserType, LegalFact, TravelMode } from '@kvadrat/contracts/vocabulary';
import { msg, plural } from '@lingui/core/macro';
import type { Sentence } from '../../../platform/messages';

type Travel = (a: string, place: string) => Sentence;
type OwnFlag = Extract<
  SearchFlag,
  'noAste' | 'noCommission' | 'priceReduced' | 'foldDuplicates' | 'available' | 'withPhotos' | 'withPlan'
>;

const travel: Readonly<Record<TravelMode, Travel>> = {
  car: (a, place) => msg`${a} min autom, ${place}`,
  bike: (a, place) => msg`${a} min biciklom, ${place}`,
  walk: (a, place) => msg`${a} min pješice, ${place}`,
  transit: (a, place) => msg`${a} min javnim prijevozom, ${place}`,
};

const legal: Readonly<Record<LegalFact, Sentence>> = {
  'clear-title': msg`uredno vlasništvo`,
  'use-permit': msg`uporabna dozvola`,
  legalized: msg`legalizirano`,
};

const flags: Readonly<Record<OwnFlag, Sentence>> = {
  noAste: msg`bez dražbi`,
  noCommission: msg`bez provizije`,
  priceReduced: msg`snižena cijena`,
  foldDuplicates: msg`bez ponovljenih oglasa`,
  available: msg`useljivo odmah`,
  withPhotos: msg`s fotografijama`,
  withPlan: msg`s tlocrtom`,
};

const advertisers: Readonly<Record<AdvertiserType, Sentence>> = {
  agenzia: msg`oglasi agencija`,
  privato: msg`privatni oglasi`,
};

const sorts: Readonly<Partial<Record<`${Sort['field']} ${Sort['order']}`, Sentence>>> = {
  'prezzo asc': msg`prvo najjeftinije`,
  'prezzo desc': msg`prvo najskuplje`,
  'superficie desc': msg`prvo najveće`,
  'data desc': msg`prvo najnovije`,
  'privati desc': msg`prvo privatni oglašivači`,
  'prezzoMq asc': msg`prvo najniža cijena po m²`,
};

/** What the words of the vocabulary do not say of a condition. */
export const CHIP_TEXTS = {
  from: (a: string) => msg`od ${a}`,
  upTo: (a: string) => msg`do ${a}`,
  rooms: (a: string) => msg`sobe: ${a}`,
  bedrooms: (a: string) => msg`spavaće sobe: ${a}`,
  bathrooms: (a: string) => msg`kupaonice: ${a} ili više`,
  /** Before words that would not say by themselves what is meant: "centralno". Nothing but them where they do: "Zentralheizung". */
  heating: (a: string) => msg`grijanje: ${a}`,
  energy: (a: string) => msg`energetski razred: ${a}`,
  sea: (a: string) => msg`do ${a} od mora`,
  built: (a: string) => msg`izgrađeno ${a} ili poslije`,
  circle: (a: string, place: string) => msg`do ${a} od mjesta ${place}`,
  /** What the ad has to say word by word. */
  keyword: (a: string) => msg`u oglasu piše „${a}”`,
  pricePerMetre: (a: string) => msg`cijena po m²: ${a}`,
  plot: (a: string) => msg`zemljište: ${a}`,
  floor: (a: string) => msg`kat: ${a}`,
  publishedWithin: (days: number) =>
    msg`${plural(days, { one: 'objavljeno u zadnji # dan', few: 'objavljeno u zadnja # dana', other: 'objavljeno u zadnjih # dana' })}`,
  advertisers,
  travel,
  legal,
  flags,
  sorts,
};
