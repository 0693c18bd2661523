import type { EnergyClassCode } from '@kvadrat/contracts/vocabulary';

/** Where a figure comes from. `estimate` is ours, between published neighbours. */
export type FigureSource =
  'asked, Dec 2025' | 'asked, Jan 2026' | 'asked, 2025' | 'realised, 2025' | 'asked, 2023' | 'estimate';

export interface TownFigure {
  /** Code of the city in the place directory. */
  code: string;
  name: string;
  /** Euros per square metre of flats for sale. */
  sale: number;
  saleSource: FigureSource;
  /** Euros per square metre and month of flats to let. */
  rent: number;
  rentSource: FigureSource;
}

/** What flats cost in Croatian towns. Asked prices are 30–45 % above realised ones on the coast. */
export const TOWN_FIGURES: readonly TownFigure[] = [
  {
    code: 'hr-jls-01333',
    name: 'Zagreb',
    sale: 3713,
    saleSource: 'asked, Dec 2025',
    rent: 15,
    rentSource: 'asked, Dec 2025',
  },
  {
    code: 'hr-jls-04090',
    name: 'Split',
    sale: 5381,
    saleSource: 'asked, Dec 2025',
    rent: 18,
    rentSource: 'asked, Dec 2025',
  },
  {
    code: 'hr-jls-03735',
    name: 'Rijeka',
    sale: 3526,
    saleSource: 'asked, Dec 2025',
    rent: 14.2,
    rentSource: 'asked, Dec 2025',
  },
  {
    code: 'hr-jls-00981',
    name: 'Dubrovnik',
    sale: 5064,
    saleSource: 'asked, Dec 2025',
    rent: 13.5,
    rentSource: 'asked, Dec 2025',
  },
  { code: 'hr-jls-05207', name: 'Zadar', sale: 3918, saleSource: 'asked, Dec 2025', rent: 13, rentSource: 'estimate' },
  { code: 'hr-jls-03026', name: 'Opatija', sale: 3975, saleSource: 'realised, 2025', rent: 14, rentSource: 'estimate' },
  { code: 'hr-jls-03590', name: 'Pula', sale: 3300, saleSource: 'asked, Jan 2026', rent: 12, rentSource: 'estimate' },
  {
    code: 'hr-jls-03123',
    name: 'Osijek',
    sale: 2500,
    saleSource: 'asked, Jan 2026',
    rent: 8.9,
    rentSource: 'asked, 2025',
  },
  { code: 'hr-jls-04448', name: 'Šibenik', sale: 3400, saleSource: 'estimate', rent: 12, rentSource: 'estimate' },
  { code: 'hr-jls-05410', name: 'Velika Gorica', sale: 2900, saleSource: 'estimate', rent: 12, rentSource: 'estimate' },
  { code: 'hr-jls-04723', name: 'Varaždin', sale: 2300, saleSource: 'estimate', rent: 8, rentSource: 'estimate' },
  { code: 'hr-jls-01791', name: 'Karlovac', sale: 1900, saleSource: 'estimate', rent: 7, rentSource: 'estimate' },
  {
    code: 'hr-jls-03964',
    name: 'Slavonski Brod',
    sale: 1700,
    saleSource: 'estimate',
    rent: 6.5,
    rentSource: 'estimate',
  },
  { code: 'hr-jls-00248', name: 'Bjelovar', sale: 1400, saleSource: 'estimate', rent: 5, rentSource: 'estimate' },
  { code: 'hr-jls-03514', name: 'Požega', sale: 1400, saleSource: 'estimate', rent: 4.9, rentSource: 'estimate' },
  { code: 'hr-jls-00604', name: 'Čakovec', sale: 1900, saleSource: 'estimate', rent: 4.9, rentSource: 'estimate' },
];

/** Share of flats for sale by net square metres, in per cent (offer of 2023 for the second and third line, the others estimated). */
export const SIZE_FIGURES: readonly { from: number; to: number; share: number; source: FigureSource }[] = [
  { from: 0, to: 40, share: 11, source: 'estimate' },
  { from: 41, to: 60, share: 24.8, source: 'asked, 2023' },
  { from: 61, to: 80, share: 28.1, source: 'asked, 2023' },
  { from: 81, to: 100, share: 18, source: 'estimate' },
  { from: 101, to: 150, share: 13, source: 'estimate' },
  { from: 151, to: Infinity, share: 5.1, source: 'estimate' },
];

/** Share of homes for sale by energy class, in per cent; 9 is in preparation or exempt. Estimated. */
export const ENERGY_FIGURES: readonly { code: EnergyClassCode; share: number }[] = [
  { code: 1, share: 4 },
  { code: 2, share: 9 },
  { code: 3, share: 17 },
  { code: 4, share: 22 },
  { code: 5, share: 16 },
  { code: 6, share: 8 },
  { code: 7, share: 5 },
  { code: 8, share: 4 },
  { code: 9, share: 15 },
];
