import type { Row } from './figures';

/** Prints rows as a table, with the targets they miss, and below it some of the answers that should not be. */
export function printRows(rows: readonly (Row & { missed?: readonly string[] })[]): void {
  console.table(
    rows.map(({ statuses, person, examples: _, missed, ...figures }) => ({
      ...figures,
      statuses: Object.entries(statuses)
        .map(([status, count]) => `${String(count)}×${status}`)
        .join(' '),
      ...(person.tried === 0
        ? {}
        : {
            person: `${String(person.tried)} tried, ${String(person.refused)} refused, ${String(person.failed)} failed, ${String(person.lost)} lost`,
          }),
      ...(missed === undefined ? {} : { targets: missed.length === 0 ? 'held' : `missed: ${missed.join(', ')}` }),
    })),
  );
  for (const { what, clients, examples } of rows)
    if (examples.length > 0) console.log(`${what}, ${String(clients)} clients`, examples);
}
