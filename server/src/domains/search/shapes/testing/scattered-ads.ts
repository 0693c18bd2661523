import type { Point, SearchCriteria } from '@kvadrat/contracts/search';
import { sql } from 'kysely';
import { type TestDatabase, withTestDatabase } from '../../../../platform/db/testing/test-database';
import { toCell, toWorld } from '../../../geography/api';
import { resolveShapes, type TravelTimes } from '../resolve-shapes';

export const KIND = { contract: 1, category: 1 } as const;
export const NO_SHAPES = { polygons: [], circle: null, viewport: null, travel: [] } satisfies Partial<SearchCriteria>;

export interface ScatteredAds {
  readonly database: TestDatabase;
  /** Makes these positions the only ones; the first has the id 0. */
  put: (points: readonly Point[]) => Promise<void>;
  /** Ids inside the shapes, ascending; all with a position where no shape was left. */
  inside: (shapes: Partial<SearchCriteria>, isochrone?: TravelTimes) => Promise<number[]>;
}

/** A read model that holds nothing but positions. */
export function withScatteredAds(): ScatteredAds {
  const database = withTestDatabase();
  return {
    database,
    put: async (points) => {
      const rows = points.map((point, id) => {
        const { x, y } = toWorld(point);
        return { id, x, y, cell: toCell({ x, y }) };
      });
      await database.sql`TRUNCATE ls`;
      await sql`
        INSERT INTO ls (id, x, y, cell, rank, published, amen, contract, category, typology, region, province, city, zone, microzone)
        SELECT id, x, y, cell, id, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0
        FROM json_to_recordset(${JSON.stringify(rows)}::text::json) AS row (id int, x int, y int, cell bigint)`.execute(
        database.db,
      );
      await database.sql`VACUUM (ANALYZE) ls`;
    },
    inside: async (shapes, isochrone) => {
      const { filter } = await resolveShapes({ ...NO_SHAPES, ...shapes }, { isochrone });
      const source = filter === null ? sql`ls` : filter.source(KIND, ['id']);
      const { rows } = await sql<{ id: number }>`SELECT id FROM ${source} ORDER BY id`.execute(database.db);
      return rows.map(({ id }) => id);
    },
  };
}
