import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import type { PlaceKind } from './place-kind';
import type { CoordinateQuality } from './place.tables';

export interface Place {
  id: number;
  code: string;
  level: PlaceLevel;
  kind: PlaceKind;
  name: string;
  parentId: number | null;
  /** Public path below a list's prefix, for example `split/bacvice`. */
  path: string;
  lat: number;
  lng: number;
  population: number | null;
  postcode: string | null;
  aliases: string[];
  coordinateQuality: CoordinateQuality;
  /** Provinces or cities of a touristic area. */
  members: number[];
}
