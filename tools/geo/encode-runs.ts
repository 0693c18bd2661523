/**
 * Runs of equal cells: for each run its length, seven bits to a byte with the low ones first, then one byte with its value.
 * Read by `server/src/domains/isochrone/estimate/read-land.ts`.
 */
export function encodeRuns(cells: Uint8Array): Buffer {
  const bytes: number[] = [];
  let begin = 0;
  for (let cell = 1; cell <= cells.length; cell++) {
    const value = cells[begin];
    if (cell < cells.length && cells[cell] === value) continue;
    let length = cell - begin;
    for (; length > 127; length = Math.floor(length / 128)) bytes.push((length % 128) + 128);
    bytes.push(length, value ?? 0);
    begin = cell;
  }
  return Buffer.from(bytes);
}
