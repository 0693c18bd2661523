import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import type { PlaceKind } from './place-kind';

/** How much a place's point can be trusted: a surveyed point, or one that stands for something near. */
export type CoordinateQuality = 'gazetteer' | 'area' | 'nearest' | 'post-office' | 'municipality' | 'editorial';

interface PlaceTable {
  id: number;
  code: string;
  level: PlaceLevel;
  kind: PlaceKind;
  name: string;
  parent_id: number | null;
  path: string;
  lat: number;
  lng: number;
  population: number | null;
  postcode: string | null;
  aliases: string[];
  coordinate_quality: CoordinateQuality;
  members: number[];
}

declare module '../../platform/db/database' {
  interface Database {
    place: PlaceTable;
    place_ancestor: { place_id: number; ancestor_id: number };
    place_directory: { single: boolean; version: string };
  }
}
