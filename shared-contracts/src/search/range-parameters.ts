import type { RangeKey } from './criteria';

/** Written names of the ranges. */
export const RANGE_PARAMETERS: Readonly<Record<RangeKey, { min: string; max: string }>> = {
  price: { min: 'prezzoMinimo', max: 'prezzoMassimo' },
  surface: { min: 'superficieMinima', max: 'superficieMassima' },
  rooms: { min: 'localiMinimo', max: 'localiMassimo' },
  bedrooms: { min: 'camereDaLettoMinimo', max: 'camereDaLettoMassimo' },
  pricePerMetre: { min: 'prezzoMqMinimo', max: 'prezzoMqMassimo' },
  plot: { min: 'superficieTerrenoMinima', max: 'superficieTerrenoMassima' },
  floor: { min: 'pianoMinimo', max: 'pianoMassimo' },
};

export const RANGE_KEYS = [
  'price',
  'surface',
  'rooms',
  'bedrooms',
  'pricePerMetre',
  'plot',
  'floor',
] as const satisfies readonly RangeKey[];
