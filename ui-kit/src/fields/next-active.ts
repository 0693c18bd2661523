/** Moves through `count` options in a ring; null, the text field itself, is one stop of it. */
export function nextActive(active: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  const next = (active ?? (step === 1 ? -1 : count)) + step;
  return next < 0 || next >= count ? null : next;
}
