import type { Condition, EnergyClassCode, Heating } from '@kvadrat/contracts/vocabulary';
import { createHash } from 'node:crypto';
import type { Tenure } from './listing.tables';

/** What tells properties apart, as advertisers state it. */
export interface TwinSource {
  contract: number;
  category: number;
  typology: number;
  place_id: number | null;
  surface_plot: string | null;
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  floors: number | null;
  year_built: number | null;
  energy_class: EnergyClassCode;
  condition: Condition | null;
  heating: Heating | null;
  tenure: Tenure | null;
}

/** Square metres by which agencies measure the same rooms differently. */
const SURFACE_STEP = 5;
/** Hexadecimal digits: 52 bits, exact in a JavaScript number. */
const DIGITS = 13;

/**
 * Equal for ads that seem to offer the same property: all that is stated of it agrees, the surface within steps, whatever
 * the price, the words and the advertiser. Null where it has no surface, or neither floor, year nor plot tell it from its
 * neighbours: ads that are shown once too often do less harm than one that is hidden (decision 0064).
 * @param surface square metres, as the ad is found by
 */
export function twinOf(source: TwinSource, surface: number | null): number | null {
  // A share of a property is not the property, and two shares are not one.
  if (source.tenure !== null) return null;
  const {
    contract,
    category,
    typology,
    place_id,
    surface_plot,
    rooms,
    bedrooms,
    bathrooms,
    floor,
    floors,
    year_built,
    energy_class,
    condition,
    heating,
  } = source;
  if (surface === null || place_id === null || (floor === null && year_built === null && surface_plot === null))
    return null;
  const stated = [
    contract,
    category,
    typology,
    place_id,
    Math.round(surface / SURFACE_STEP),
    surface_plot,
    rooms,
    bedrooms,
    bathrooms,
    floor,
    floors,
    year_built,
    energy_class,
    condition,
    heating,
  ];
  return parseInt(createHash('sha1').update(JSON.stringify(stated)).digest('hex').slice(0, DIGITS), 16);
}
