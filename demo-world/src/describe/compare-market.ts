import { ENERGY_CLASSES } from '@kvadrat/contracts/vocabulary';
import { ENERGY_FIGURES, type FigureSource, SIZE_FIGURES, TOWN_FIGURES } from '../market/figures';
import { type Market, townKey } from './read-market';

/** A figure of the real market beside that of the demo. */
export interface Comparison {
  what: string;
  unit: '€/m²' | '%';
  figure: number;
  source: FigureSource;
  /** Null where there are too few ads to tell. */
  found: number | null;
  ads: number;
}

/** With fewer ads a median says nothing. */
const FEWEST_ADS = 25;
/** Shares need more: one ad is a tenth of a class of four per cent in 250. */
const FEWEST_FOR_SHARES = 1500;
export const TOLERANCE = 0.1;

export function compareMarket(market: Market): Comparison[] {
  return [
    ...TOWN_FIGURES.flatMap((town) => (['sale', 'rent'] as const).map((deal) => compareTown(market, town, deal))),
    ...compareSizes(market),
    ...compareEnergy(market),
  ];
}

/** Relative: 0.1 is ten per cent above. Null where nobody can tell. */
export function deviation({ figure, found }: Comparison): number | null {
  return found === null ? null : found / figure - 1;
}

function compareTown(market: Market, town: (typeof TOWN_FIGURES)[number], deal: 'sale' | 'rent'): Comparison {
  const { ads, median } = market.towns.get(townKey(town.code, deal)) ?? { ads: 0, median: 0 };
  const [figure, source] = deal === 'sale' ? [town.sale, town.saleSource] : [town.rent, town.rentSource];
  return { what: `${town.name}, ${deal}`, unit: '€/m²', figure, source, found: ads < FEWEST_ADS ? null : median, ads };
}

function compareSizes({ sizes }: Market): Comparison[] {
  return SIZE_FIGURES.map(({ from, to, share, source }) => {
    const ads = sizes.filter((net) => Math.ceil(net) >= from && Math.ceil(net) <= to).length;
    const range = to === Infinity ? `over ${String(from - 1)} m²` : `${String(from)}–${String(to)} m²`;
    return { what: `flats of ${range}`, unit: '%', figure: share, source, found: shareOf(ads, sizes.length), ads };
  });
}

function compareEnergy({ energy }: Market): Comparison[] {
  const total = [...energy.values()].reduce((sum, ads) => sum + ads, 0);
  return ENERGY_FIGURES.map(({ code, share }) => {
    const ads = energy.get(code) ?? 0;
    return {
      what: `homes of class ${ENERGY_CLASSES[code]}`,
      unit: '%',
      figure: share,
      source: 'estimate',
      found: shareOf(ads, total),
      ads,
    };
  });
}

function shareOf(ads: number, total: number): number | null {
  return total < FEWEST_FOR_SHARES ? null : (ads / total) * 100;
}
