import type { Understood } from '../chip';
import { numberAt } from './amounts';
import type { Draft } from './draft';

/** "Zwei- oder Dreizimmerwohnung", "двух- или трёхкомнатная", "2- ili 3-sobni": the number whose word ends in a hyphen belongs to the next one. */
export function hangingRooms(chips: readonly Understood[], draft: Draft): Understood[] {
  return chips.map((chip) => {
    if (
      (chip.field !== 'rooms' && chip.field !== 'bedrooms') ||
      chip.value.min === undefined ||
      chip.value.min !== chip.value.max
    )
      return chip;
    const own = draft.pieces.findIndex(({ start }) => start === chip.start);
    const hangs =
      draft.has(own - 1, 'or', 'and') &&
      draft.pieces[own - 2]?.kind === 'joint' &&
      draft.pieces[own - 2]?.glued === true;
    const other = hangs ? numberAt(draft, own - 3) : null;
    if (other === null) return chip;
    const { start } = draft.take(own - 3, own);
    return { ...chip, start, value: { min: Math.min(other, chip.value.min), max: Math.max(other, chip.value.min) } };
  });
}
