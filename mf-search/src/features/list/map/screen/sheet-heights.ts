const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** The same numbers as in the style sheet: a strip of 5.5rem, half, and all but 1rem. */
const PEEK = 88;
const ABOVE_FULL = 16;
/** Pixels of a drag from which on its direction decides. */
const FLICK = 48;

/** Heights in pixels. @param whole height of the screen below the bar */
export function sheetHeights(whole: number): Record<SheetHeight, number> {
  return { peek: PEEK, half: whole / 2, full: whole - ABOVE_FULL };
}

/** The height above or below; at the ends the same. */
export function stepFrom(at: SheetHeight, by: 1 | -1): SheetHeight {
  return SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(at) + by] ?? at;
}

/** Where a sheet comes to rest that was drawn to a height and let go. @param by how far it was drawn, up is more than 0 */
export function nearestHeight(height: number, by: number, whole: number): SheetHeight {
  const heights = sheetHeights(whole);
  const aimed = height + Math.sign(by) * (Math.abs(by) > FLICK ? whole / 6 : 0);
  return SHEET_HEIGHTS.reduce((best, name) =>
    Math.abs(heights[name] - aimed) < Math.abs(heights[best] - aimed) ? name : best,
  );
}
