import { isLocale } from '@kvadrat/contracts/locales';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { DemoAd } from '../../src/invent/demo-ad';
import { twinOf, type TwinSource } from '../../../server/src/domains/listings/twin';
import {
  couldBeSame,
  type Evidence,
  type Likeness,
  sameProperty,
  type ShownPicture,
} from '../../../server/src/domains/listings/twins/same-property';
import { shinglesOf } from '../../../server/src/domains/listings/twins/text-likeness';

export interface TwinFigures {
  /** Pairs of ads on offer that are one property. */
  pairs: number;
  /** Pairs that are taken for one. */
  found: number;
  /** Share of the found pairs that are right. */
  precision: number;
  /** Share of the pairs that are found. */
  recall: number;
  /** Pairs of flats of one building with much in common that were taken for one. */
  neighbours: number;
}

/** An ad with what it is compared by; pictures only where they were asked for. */
export interface JudgedAd {
  ad: DemoAd;
  index: number;
  likeness: Likeness;
}

/** Pairs among so many. */
const pairsOf = (count: number): number => (count * (count - 1)) / 2;

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + pairsOf(count), 0);

function factsOf({ draft }: Pick<DemoAd, 'draft'>): TwinSource {
  const { plot } = draft.surface;
  return {
    ...draft,
    tenure: draft.facts?.tenure ?? null,
    place_id: draft.placeId,
    surface_plot: plot === null ? null : String(plot),
    year_built: draft.yearBuilt,
    energy_class: draft.energyClass,
  };
}

function surfaceOf({ draft: { surface } }: Pick<DemoAd, 'draft'>): number | null {
  return surface.net ?? surface.gross;
}

/** The key by which an invented ad is folded with others, made of what its advertiser states alone. */
export function twinOfAd(ad: Pick<DemoAd, 'draft'>): number | null {
  return twinOf(factsOf(ad), surfaceOf(ad));
}

/** What an invented ad is compared by, without its pictures. */
export function likenessOfAd(ad: DemoAd, pictures: readonly ShownPicture[] = []): Likeness {
  const { draft } = ad;
  const texts = Object.entries(draft.texts).flatMap(([locale, { description }]) =>
    isLocale(locale) ? [[locale, shinglesOf(description)] as const] : [],
  );
  return {
    facts: factsOf(ad),
    surface: surfaceOf(ad),
    price: draft.price.onRequest ? null : draft.price.value,
    texts: new Map(texts),
    pictures,
  };
}

/** Ads as they are judged, without their pictures. */
export function judgedAds(ads: readonly DemoAd[]): JudgedAd[] {
  return ads.map((ad, index) => ({ ad, index, likeness: likenessOfAd(ad) }));
}

/** Ads on offer by what is never different of one property, so that few have to be compared. */
export function blocksOf(ads: readonly JudgedAd[]): JudgedAd[][] {
  const blocks = new Map<string, JudgedAd[]>();
  for (const judged of ads) {
    const { contract, category, typology, placeId, status } = judged.ad.draft;
    if (status !== LISTING_STATUS.active || judged.likeness.surface === null) continue;
    const key = [contract, category, typology, placeId].join(' ');
    const block = blocks.get(key) ?? [];
    blocks.set(key, block);
    block.push(judged);
  }
  return [...blocks.values()];
}

/** Pairs that what they state does not keep apart. */
export function likelyPairs(ads: readonly JudgedAd[]): [JudgedAd, JudgedAd][] {
  return blocksOf(ads).flatMap((block) =>
    block.flatMap((one, at) =>
      block
        .slice(at + 1)
        .flatMap((other): [JudgedAd, JudgedAd][] => (couldBeSame(one.likeness, other.likeness) ? [[one, other]] : [])),
    ),
  );
}

/** How well the finder does on ads whose inventor knows which of them repeat another (decisions 0064 and 0061). */
export function judgeTwins(ads: readonly JudgedAd[], evidence?: Evidence | 'key'): TwinFigures {
  const leader = ads.map((_, index) => index);
  const leaderOf = (index: number): number => {
    let at = index;
    for (let next = leader[at]; next !== undefined && next !== at; next = leader[at]) at = next;
    return at;
  };
  for (const [one, other] of likelyPairs(ads)) {
    const same =
      evidence === 'key'
        ? keysAgree(one.likeness, other.likeness)
        : sameProperty(one.likeness, other.likeness, evidence);
    if (same) leader[leaderOf(other.index)] = leaderOf(one.index);
  }
  const active = ads.filter(({ ad }) => ad.draft.status === LISTING_STATUS.active);
  const groups = groupBy(active, ({ index }) => leaderOf(index));
  const truth = groupBy(active, ({ ad, index }) => ad.original ?? index);
  const pairs = sumOf([...truth.values()].map(({ length }) => length));
  const found = sumOf([...groups.values()].map(({ length }) => length));
  const right = [...groups.values()].reduce(
    (total, group) =>
      total + sumOf([...groupBy(group, ({ ad, index }) => ad.original ?? index).values()].map(({ length }) => length)),
    0,
  );
  const neighbours = active.filter(
    ({ ad, index }) => ad.neighbour !== null && leaderOf(index) === leaderOf(ad.neighbour),
  ).length;
  return {
    pairs,
    found,
    precision: found === 0 ? 1 : right / found,
    recall: pairs === 0 ? 1 : right / pairs,
    neighbours,
  };
}

function keysAgree(one: Likeness, other: Likeness): boolean {
  const key = twinOf(one.facts, one.surface);
  return key !== null && key === twinOf(other.facts, other.surface);
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
