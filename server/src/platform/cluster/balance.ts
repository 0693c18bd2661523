/** Processes whose open connections differ by no more are left alone. */
const SLACK = 2;

/**
 * Says who has too many of the connections that stay open. Each process takes connections as they come, and a few that come at
 * the same moment, such as those of a proxy, may all end at one.
 *
 * @param open connections by process
 * @returns the process with most, and how many it should let go; null where all is well
 */
export function overloaded(open: ReadonlyMap<number, number>): { process: number; letGo: number } | null {
  const sorted = [...open].sort(([, a], [, b]) => a - b);
  const [least] = sorted;
  const most = sorted.at(-1);
  if (least === undefined || most === undefined || most[1] - least[1] <= SLACK) return null;
  return { process: most[0], letGo: Math.floor((most[1] - least[1]) / 2) };
}
