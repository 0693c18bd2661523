import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { type MapPin, mapPins } from '../../listings/api';
import type { ListQueries } from '../planner/list-queries';
import { onMap } from './on-map';
import { MOST_ON_MAP } from './squares';

/** Pins, one column for each thing to know about them; the most prominent ads first, several on one spot if they are. */
export type Pins = { [K in keyof MapPin]: MapPin[K][] };

export interface FoundPins {
  pins: Pins;
  /** Ads of the search with a position, those left out included. */
  total: number;
  /** Whether ads were left out. */
  capped: boolean;
}

export async function findPins(db: Db, queries: ListQueries): Promise<FoundPins> {
  const { rows } = await sql<{ total: number; ids: number[] }>`
    WITH m AS MATERIALIZED (${onMap(queries, ['id', 'rank'])})
    SELECT (SELECT count(*)::int FROM m) AS total, ARRAY(SELECT id FROM m ORDER BY rank DESC, id DESC LIMIT ${MOST_ON_MAP}::int) AS ids`.execute(
    db,
  );
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  const pins = await mapPins(db, ids);
  return { pins: columnsOf(pins), total, capped: total > ids.length };
}

function columnsOf(pins: readonly MapPin[]): Pins {
  const column = <K extends keyof MapPin>(key: K): MapPin[K][] => pins.map((pin) => pin[key]);
  return {
    id: column('id'),
    lat: column('lat'),
    lng: column('lng'),
    price: column('price'),
    tier: column('tier'),
    radius: column('radius'),
  };
}
