import { FLOOR_POSITIONS, type FloorPosition } from '@kvadrat/contracts/vocabulary';
import type { Span, Understood } from '../chip';
import type { Draft } from './draft';

/** What is denied is taken from what is wished, or from all floors: "not ground, not top" is one wish. */
export function settleFloors(chips: readonly Understood[], { deniedFloors }: Draft, lost: Span[]): Understood[] {
  const [first] = deniedFloors;
  const last = deniedFloors.at(-1);
  if (first === undefined || last === undefined) return [...chips];
  const denied = deniedFloors.flatMap(({ positions }) => positions);
  const left = (positions: readonly FloorPosition[]): FloorPosition[] =>
    positions.filter((position) => !denied.includes(position));
  const wished = chips.filter((chip) => chip.field === 'floorPositions');
  if (wished.length > 0) {
    lost.push(
      ...deniedFloors
        .filter(({ positions }) => !wished.some(({ value }) => value.some((position) => positions.includes(position))))
        .map(({ start, end }) => ({ start, end })),
    );
    return chips.flatMap((chip) =>
      chip.field !== 'floorPositions'
        ? chip
        : left(chip.value).length === 0
          ? []
          : { ...chip, value: left(chip.value) },
    );
  }
  const value = left(FLOOR_POSITIONS);
  if (value.length > 0) return [...chips, { start: first.start, end: last.end, field: 'floorPositions', value }];
  lost.push(...deniedFloors.map(({ start, end }) => ({ start, end })));
  return [...chips];
}
