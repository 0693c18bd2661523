import { sql } from 'kysely';
import type { Db } from '../../platform/db';

/** A release that can be made live. */
export interface KeptRelease {
  name: string;
  release: string;
  publishedAt: Date;
}

const SHOWN = 10;

/** The newest releases of each remote whose files are there, newest first. */
export async function listKeptReleases(db: Db): Promise<KeptRelease[]> {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('registry_release')
        .where('removed_at', 'is', null)
        .select([
          'name',
          'release',
          'published_at as publishedAt',
          sql<number>`row_number() over (partition by name order by published_at desc)`.as('place'),
        ])
        .as('kept'),
    )
    .where('place', '<=', SHOWN)
    .select(['name', 'release', 'publishedAt'])
    .orderBy('publishedAt', 'desc')
    .execute();
}
