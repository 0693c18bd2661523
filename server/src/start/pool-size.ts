/** As many as one process had before there were several: more wait in the database instead of here. */
const MOST = 8;
const LEAST = 3;
/** Of all processes, in each of the two pools; PostgreSQL as it comes takes 100 connections. */
const TOGETHER = 20;

/** Longest time a visitor's statement waits for a connection, in milliseconds; then 503 tells more than waiting. */
export const POOL_WAIT_MS = 3000;

/** Connections of each pool of a process, so that all of a portal stay well below what PostgreSQL takes. */
export function poolSize(processes: number): number {
  return Math.max(LEAST, Math.min(MOST, Math.floor(TOGETHER / processes)));
}
