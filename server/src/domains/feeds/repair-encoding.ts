/** Encodings in which UTF-8 bytes are wrongly read on this coast: Western and Central European Windows. */
const WRONG_ENCODINGS = ['windows-1252', 'windows-1250'] as const;
const BELIEVABLE = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{P}\p{S}\p{M}\p{N}\p{Cf}\s]+$/u;
const NON_ASCII_RUN = /[\u0080-\u{10ffff}]{2,}/gu;
const MAX_ROUNDS = 3;

const utf8 = new TextDecoder('utf-8', { fatal: true });
const tables = WRONG_ENCODINGS.map(byteTable);

/**
 * Undoes UTF-8 that was read as a Windows encoding and written as UTF-8 again (`GrundstÃ¼ck` → `Grundstück`,
 * `kuÄ‡a` → `kuća`), up to three times over. Works on runs of letters outside ASCII, so that a text damaged in parts
 * is mended in those parts; a run is replaced only when it is valid UTF-8 of a script that this portal shows.
 */
export function repairEncoding(text: string): string {
  return text.replace(NON_ASCII_RUN, (run) => repairRun(run, MAX_ROUNDS) ?? run);
}

/** What a run was before it was damaged, as many rounds ago as can be undone; null when it was not damaged. */
function repairRun(run: string, rounds: number): string | null {
  if (rounds === 0) return null;
  for (const table of tables) {
    const bytes = encode(run, table);
    const text = bytes === null ? null : decode(bytes);
    if (text === null) continue;
    // Half-way texts may hold control characters; only the end must be believable.
    const earlier = repairRun(text, rounds - 1) ?? text;
    if (BELIEVABLE.test(earlier)) return earlier;
  }
  return null;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    // Not UTF-8 in this encoding: an ordinary text, or another encoding.
    return null;
  }
}

function encode(text: string, table: ReadonlyMap<string, number>): Uint8Array | null {
  const bytes: number[] = [];
  for (const letter of text) {
    const byte = table.get(letter);
    if (byte === undefined) return null;
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

function byteTable(encoding: string): ReadonlyMap<string, number> {
  const decoder = new TextDecoder(encoding);
  const entries = Array.from({ length: 256 }, (_, byte): [string, number] => [
    decoder.decode(Uint8Array.of(byte)),
    byte,
  ]);
  return new Map(entries);
}
