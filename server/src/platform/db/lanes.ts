import type { Db } from './database';

/**
 * What a statement is asked for: `heavy` work that a visitor waits for (facets, clusters, exports), `background` work that
 * nobody waits for. Everything else is cheap, and must never wait behind either.
 */
export type DbLane = 'heavy' | 'background';

const lanes = new WeakMap<Db, Readonly<Record<DbLane, Db>>>();
const roots = new WeakMap<Db, Db>();

/** The same database over the connections that a lane may take. */
export function inLane(db: Db, lane: DbLane): Db {
  return lanes.get(db)?.[lane] ?? db;
}

/** The database that others are lanes of: what is kept for a database is kept under it. */
export function rootOf(db: Db): Db {
  return roots.get(db) ?? db;
}

export function registerLanes(root: Db, of: Readonly<Record<DbLane, Db>>): void {
  lanes.set(root, of);
  for (const db of Object.values(of)) roots.set(db, root);
}
