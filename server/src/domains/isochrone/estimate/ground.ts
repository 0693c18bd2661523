/** What a cell is made of: three bits. A road's class stands in the bits above. */
export const GROUND = { water: 0, abroad: 1, croatia: 2, builtUp: 3, builtUpAbroad: 4 } as const;

/** Classes of roads, better ones higher; a bridge of the list of bridges is passable where the ground is water. */
export const ROAD = { none: 0, road: 1, secondary: 2, major: 3 } as const;

const GROUND_BITS = 3;
/** Number of different cell values. */
export const CELL_VALUES = 4 << GROUND_BITS;

export function groundOf(cell: number): number {
  return cell & ((1 << GROUND_BITS) - 1);
}

export function roadOf(cell: number): number {
  return cell >> GROUND_BITS;
}

export function cellOf(ground: number, road: number): number {
  return ground | (road << GROUND_BITS);
}

export function isBuiltUp(cell: number): boolean {
  return groundOf(cell) >= GROUND.builtUp;
}

export function isCroatian(cell: number): boolean {
  const ground = groundOf(cell);
  return ground === GROUND.croatia || ground === GROUND.builtUp;
}
