import { PATHS } from '@kvadrat/contracts/paths';

/** What is on offer, and in words of the guide's addresses. */
export const OFFERS = { sale: 'prodaja', rent: 'najam' } as const;
export type Offer = keyof typeof OFFERS;

export const KINDS = { flats: 'stanovi', houses: 'kuce', land: 'zemljista' } as const;
export type Kind = keyof typeof KINDS;

export const OFFER_NAMES = ['sale', 'rent'] as const satisfies readonly Offer[];
export const KIND_NAMES = ['flats', 'houses', 'land'] as const satisfies readonly Kind[];

/** What a page of the guide is asked for beside the place. */
export interface GuideChoice {
  offer: Offer;
  kind: Kind;
}

/** Reads the choice of an address; what it does not know is flats for sale. */
export function readChoice(search: string): GuideChoice {
  const query = new URLSearchParams(search);
  return {
    offer: OFFER_NAMES.find((offer) => OFFERS[offer] === query.get('ponuda')) ?? 'sale',
    kind: KIND_NAMES.find((kind) => KINDS[kind] === query.get('vrsta')) ?? 'flats',
  };
}

/** The choice as parameters; what an address without any says is left out, so that each page has one address. */
export function choiceParameters({ offer, kind }: GuideChoice): [name: string, value: string][] {
  return [
    ...(offer === 'sale' ? [] : [['ponuda', OFFERS[offer]] as [string, string]]),
    ...(kind === 'flats' ? [] : [['vrsta', KINDS[kind]] as [string, string]]),
  ];
}

/** Address of a place in the guide, without language prefix. @param place public path; empty for the whole country */
export function guideAddress(place: string, choice: GuideChoice): string {
  const query = new URLSearchParams(choiceParameters(choice)).toString();
  return `${PATHS.priceGuide}${place === '' ? '' : `${place}/`}${query && `?${query}`}`;
}

export const METHOD_PATH = `${PATHS.priceGuide}kako-racunamo/`;
export const COMPARE_PATH = `${PATHS.priceGuide}usporedba/`;
