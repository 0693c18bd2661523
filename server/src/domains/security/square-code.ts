import { create } from 'qrcode';

/** Draws a text as a square code: an SVG path of unit squares, with the quiet edge that readers need. */
export function squareCode(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const edge = 4;
  const rows = Array.from({ length: modules.size }, (_, row) => row);
  const path = rows.flatMap((row) =>
    rows.flatMap((column) => (modules.get(row, column) === 1 ? [`M${column + edge} ${row + edge}h1v1h-1z`] : [])),
  );
  return { size: modules.size + 2 * edge, path: path.join('') };
}
