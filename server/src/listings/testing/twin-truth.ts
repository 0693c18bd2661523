import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { DemoAd } from '../../demo';
import { twinOf } from '../twin';

export interface TwinFigures {
  /** Pairs of ads on offer that are one property. */
  pairs: number;
  /** Pairs that are taken for one. */
  found: number;
  /** Share of the found pairs that are right. */
  precision: number;
  /** Share of the pairs that are found. */
  recall: number;
}

/** Pairs among so many. */
const pairsOf = (count: number): number => (count * (count - 1)) / 2;

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + pairsOf(count), 0);

/** The key by which an invented ad is folded with others, made of what its advertiser states alone. */
export function twinOfAd({ draft }: Pick<DemoAd, 'draft'>): number | null {
  const { net, gross, plot } = draft.surface;
  return twinOf({ ...draft, place_id: draft.placeId, surface_plot: plot === null ? null : String(plot), year_built: draft.yearBuilt, energy_class: draft.energyClass }, net ?? gross);
}

/** How well the finder of twins does on ads whose inventor knows which of them repeat another (decision 0064). */
export function judgeTwins(ads: readonly DemoAd[]): TwinFigures {
  const groups = new Map<string, { all: number; byProperty: Map<number, number> }>();
  const repeated = new Map<number, number>();
  ads.forEach((ad, index) => {
    if (ad.draft.status !== LISTING_STATUS.active) return;
    const property = ad.original ?? index;
    repeated.set(property, (repeated.get(property) ?? 0) + 1);
    const twin = twinOfAd(ad);
    const key = twin === null ? `alone ${index}` : String(twin);
    const group = groups.get(key) ?? { all: 0, byProperty: new Map<number, number>() };
    groups.set(key, { all: group.all + 1, byProperty: group.byProperty.set(property, (group.byProperty.get(property) ?? 0) + 1) });
  });
  const pairs = sumOf(repeated.values());
  const found = sumOf([...groups.values()].map(({ all }) => all));
  const right = [...groups.values()].reduce((total, { byProperty }) => total + sumOf(byProperty.values()), 0);
  return { pairs, found, precision: found === 0 ? 1 : right / found, recall: pairs === 0 ? 1 : right / pairs };
}
