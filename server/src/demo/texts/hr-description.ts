import { isFlat, isHouse, isLand } from '../kinds';
import type { Property } from '../property';
import type { Random } from '../random';
import { FLAT_LAYOUT, FLAT_OPENING, FLAT_PLACE, FLAT_SALE_END, FLAT_STATE, RENT_END } from './hr-flat';
import { HOUSE_END, HOUSE_LAYOUT, HOUSE_OPENING, HOUSE_PLACE, HOUSE_STATE } from './hr-house';
import { BUSINESS, GARAGE, LAND, ROOM } from './hr-other';
import { choose, type Sentence } from './sentence';

/** A Croatian description in two or three paragraphs. */
export function descriptionHr(random: Random, p: Property): string {
  return parts(p)
    .map((paragraph) => paragraph.flatMap(([pool, count]) => choose(random, pool, p, count)).join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}

function parts(p: Property): (readonly (readonly [pool: readonly Sentence[], count: number])[])[] {
  if (isFlat(p.kind)) return [[[FLAT_OPENING, 1], [FLAT_LAYOUT, 2]], [[FLAT_STATE, 2], [FLAT_PLACE, 2]], [[p.deal === 'sale' ? FLAT_SALE_END : RENT_END, 2]]];
  if (isHouse(p.kind)) return [[[HOUSE_OPENING, 1], [HOUSE_LAYOUT, 2]], [[HOUSE_STATE, 2], [HOUSE_PLACE, 2]], [[HOUSE_END, 2]]];
  if (isLand(p.kind)) return withOpening(LAND, 4);
  if (p.kind === 'garage') return withOpening(GARAGE, 3);
  if (p.kind === 'room' || p.kind === 'bed') return withOpening(ROOM, 4);
  return withOpening(BUSINESS, 4);
}

/** The first sentence of these pools says what it is; the others follow in a second paragraph. */
function withOpening(pool: readonly Sentence[], count: number): (readonly (readonly [pool: readonly Sentence[], count: number])[])[] {
  return [[[pool.slice(0, 1), 1]], [[pool.slice(1), count]]];
}
