import type { Property } from '../property';
import type { Random } from '../random';

/** A sentence about a property, or null when it would not be true. */
export type Sentence = (p: Property) => string | null;

/** Up to `count` different true sentences out of a pool, in the pool's order. */
export function choose(random: Random, pool: readonly Sentence[], p: Property, count: number): string[] {
  const fitting = pool.map((sentence) => sentence(p)).filter((text) => text !== null);
  const chosen = new Set(random.shuffle(fitting).slice(0, count));
  return fitting.filter((text) => chosen.has(text));
}
