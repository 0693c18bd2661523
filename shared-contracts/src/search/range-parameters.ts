import type { RangeKey } from './criteria';

/** Written names of the ranges (R123–R125). */
export const RANGE_PARAMETERS: Readonly<Record<RangeKey, { min: string; max: string }>> = {
  price: { min: 'prezzoMinimo', max: 'prezzoMassimo' },
  surface: { min: 'superficieMinima', max: 'superficieMassima' },
  rooms: { min: 'localiMinimo', max: 'localiMassimo' },
};

export const RANGE_KEYS = Object.keys(RANGE_PARAMETERS) as readonly RangeKey[];
