/** Words are cut at forty letters (`words`). */
const LONGEST = 64;
/** Rows of the table, used again for each pair: thousands of words are tried for one query. */
const ROWS: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(LONGEST + 1),
  new Uint8Array(LONGEST + 1),
  new Uint8Array(LONGEST + 1),
];

export interface EditDistances {
  /** To the whole word. */
  whole: number;
  /** To as many letters of the word as were typed. */
  beginning: number;
}

/**
 * How many letters were left out, added, replaced or swapped with their neighbour between what was typed and a word, neither longer than
 * 64 letters.
 * @param most when there are more, any number above it may come back
 */
export function editDistances(typed: string, word: string, most: number): EditDistances {
  const far = { whole: most + 1, beginning: most + 1 };
  const columns = Math.min(word.length, typed.length + most, LONGEST);
  if (typed.length > LONGEST || typed.length - columns > most) return far;
  let [beforeLast, last, current] = ROWS;
  for (let column = 0; column <= columns; column++) last[column] = column;
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row;
    let least = row;
    const letter = typed.charCodeAt(row - 1);
    for (let column = 1; column <= columns; column++) {
      const other = word.charCodeAt(column - 1);
      let best = Math.min(
        at(last, column - 1) + (letter === other ? 0 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
      );
      const swapped =
        row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === other;
      if (swapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
      current[column] = best;
      if (best < least) least = best;
    }
    if (least > most) return far;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return {
    whole: columns === word.length ? at(last, columns) : most + 1,
    beginning: at(last, Math.min(typed.length, columns)),
  };
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? LONGEST;
}
