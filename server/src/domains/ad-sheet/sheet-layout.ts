import { A4 } from './open-pdf';
import type { Box } from './sheet-pen';

export const PAGE = { ...A4, margin: 42 };
/** Width between the margins. */
export const INNER = PAGE.width - 2 * PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
const GAP = 8;
export const PICTURES_TOP = 76;
export const LARGE: Box = { x: PAGE.margin, y: PICTURES_TOP, width: 338, height: 220 };
const SMALL_WIDTH = INNER - LARGE.width - GAP;
const SMALL_HEIGHT = (LARGE.height - GAP) / 2;
const SMALL_LEFT = LARGE.x + LARGE.width + GAP;

/** Where pictures stand, by how many there are. */
export const PICTURE_BOXES: Readonly<Record<1 | 2 | 3, readonly Box[]>> = {
  1: [{ ...LARGE, width: INNER }],
  2: [LARGE, { ...LARGE, x: SMALL_LEFT, width: SMALL_WIDTH }],
  3: [
    LARGE,
    { x: SMALL_LEFT, y: PICTURES_TOP, width: SMALL_WIDTH, height: SMALL_HEIGHT },
    { x: SMALL_LEFT, y: PICTURES_TOP + SMALL_HEIGHT + GAP, width: SMALL_WIDTH, height: SMALL_HEIGHT },
  ],
};

/** The boxes of so many pictures. */
export function pictureBoxes(count: number): readonly Box[] {
  if (count === 0) return [];
  return PICTURE_BOXES[count === 1 ? 1 : count === 2 ? 2 : 3];
}
