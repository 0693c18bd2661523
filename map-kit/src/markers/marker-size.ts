/** Pixels a group's side has for each ad of its area, and the least and the most it may have. */
const SIDE = 6;
const SIDES = { least: 36, most: 88 };
/** Pixels of a price's letters at most, of the room beside them, and of the heart. */
const TAG = { letter: 7.5, sides: 20, heart: 18 };

/** Pixels a price tag is high: that of a selected one, which has more room. */
export const TAG_HEIGHT = 34;
/** Pixels between a tag and the point it is of. */
export const ARROW = 14;
/** Side of the dot that stands for an ad whose price has no room, and of what is kept free for a finger around it (WCAG 2.2, 2.5.8). */
export const DOT = 14;
export const DOT_ROOM = 24;

/** Side of the square whose area is the count, in pixels. */
export function sideOf(count: number): number {
  return Math.round(Math.min(SIDES.most, Math.max(SIDES.least, SIDE * Math.sqrt(count))));
}

/** Pixels a price tag is wide at most. */
export function tagWidthOf(text: string, saved: boolean): number {
  return text.length * TAG.letter + TAG.sides + (saved ? TAG.heart : 0);
}
