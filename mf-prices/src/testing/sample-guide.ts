import type { GuideFigure, PriceGuide } from '@kvadrat/contracts/api';

/** Figures of a number of ads around a median; none below ten. */
export function sampleFigure(count: number, median: number): GuideFigure {
  const told = count >= 10;
  return {
    count,
    lower: told ? median * 0.85 : null,
    median: told ? median : null,
    upper: told ? median * 1.2 : null,
    price: told ? median * 60 : null,
    reducedShare: told ? 0.214 : null,
    reduction: told ? 0.05 : null,
    days: told ? 41 : null,
    adsPath: '/prodaja-stambene-nekretnine/split/?foldDuplicates=1',
  };
}

/** The guide of Split as the API tells it. */
export function sampleGuide(changes: Partial<PriceGuide> = {}): PriceGuide {
  const place = (label: string, path: string) => ({ label, parent: 'Split', kind: 'kvart', level: 'city_zone', path });
  return {
    place: { label: 'Split', parent: 'Splitsko-dalmatinska županija', kind: 'grad', level: 'city', path: 'split' },
    breadcrumbs: [
      { label: 'Splitsko-dalmatinska županija', path: '/cijene-nekretnina/splitsko-dalmatinska-zupanija/' },
      { label: 'Split', path: null },
    ],
    offer: 'sale',
    kind: 'flats',
    fewest: 10,
    countedAt: '2026-11-30T10:00:00.000Z',
    figure: sampleFigure(412, 4270),
    otherOffer: sampleFigure(80, 14.3),
    change: 0.112,
    grossYield: 0.0402,
    cuts: [
      {
        cut: 'rooms',
        parts: [
          { value: 2, figure: sampleFigure(100, 4400) },
          { value: 5, figure: sampleFigure(4, 4000) },
        ],
      },
    ],
    parts: [
      { place: place('Bačvice', 'split/bacvice'), figure: sampleFigure(40, 5200), change: 0.08 },
      { place: place('Kman', 'split/kman'), figure: sampleFigure(30, 2500), change: -0.02 },
      { place: place('Žnjan', 'split/znjan'), figure: sampleFigure(9, 0), change: null },
    ],
    months: Array.from({ length: 5 }, (_, index) => ({
      month: `2026-${String(index + 7).padStart(2, '0')}`,
      count: 400,
      lower: 3500 + index * 20,
      median: 4190 + index * 20,
      upper: 5000 + index * 20,
      invented: index < 4,
    })),
    ...changes,
  };
}
