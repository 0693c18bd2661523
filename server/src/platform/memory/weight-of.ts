const POINTER = 8;
const OBJECT = 24;
const STRING = 24;

/**
 * Bytes a value of plain data takes on the heap, roughly: what a cache is bounded by. Of an array of numbers no number is
 * looked at; what occurs twice is counted twice.
 */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return STRING + value.length;
  if (typeof value !== 'object' || value === null) return 0;
  if (ArrayBuffer.isView(value)) return OBJECT + value.byteLength;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const room = OBJECT + items.length * POINTER;
    return typeof items[0] === 'number' ? room : items.reduce<number>((sum, item) => sum + weightOf(item), room);
  }
  if (value instanceof Map) return weightOf([...value]);
  let sum = OBJECT;
  for (const part of Object.values(value)) sum += POINTER + weightOf(part);
  return sum;
}
