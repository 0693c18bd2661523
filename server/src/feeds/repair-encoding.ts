/** Encodings in which UTF-8 bytes are wrongly read on this coast: Western and Central European Windows. */
const WRONG_ENCODINGS = ['windows-1252', 'windows-1250'] as const;
const BELIEVABLE = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{P}\p{S}\p{M}\p{N}\s\u200b-\u200f\ufe0f]+$/u;
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
  let current = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = current.replace(NON_ASCII_RUN, repairRun);
    if (next === current) return current;
    current = next;
  }
  return current;
}

function repairRun(run: string): string {
  for (const table of tables) {
    const bytes = encode(run, table);
    if (bytes === null) continue;
    try {
      const text = utf8.decode(bytes);
      if (BELIEVABLE.test(text)) return text;
    } catch {
      // Not UTF-8 in this encoding: an ordinary text, or another encoding.
    }
  }
  return run;
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
  const entries = Array.from({ length: 256 }, (_, byte): [string, number] => [decoder.decode(Uint8Array.of(byte)), byte]);
  return new Map(entries);
}
