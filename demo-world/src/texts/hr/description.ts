import { isFlat, isHouse, isLand, isRoom } from '../../kinds';
import type { Property } from '../../property';
import type { Random } from '../../random';
import { choose, type Sentence } from '../sentence';
import { PAPERS, RENT_END, SALE_END, TITLE } from './ending';
import { FLAT_OPENING } from './flat-opening';
import { FLAT_EQUIPMENT, FLAT_EXTRA, FLAT_PLAN, FLAT_STATE } from './flat-parts';
import { FLAT_PLACE } from './flat-place';
import { HOUSE_LAYOUT, HOUSE_OPENING, HOUSE_PLACE, HOUSE_STATE } from './house';
import { LAND_BODY, LAND_OPENING } from './land';
import { BUSINESS_BODY, BUSINESS_OPENING, GARAGE_BODY, GARAGE_OPENING, ROOM_BODY, ROOM_OPENING } from './other';

type Part = readonly [pool: readonly Sentence[], count: number];

/** The true first sentences for a property, from which one is taken. */
export function openingsHr(p: Property): string[] {
  const pool = isFlat(p.kind)
    ? FLAT_OPENING
    : isHouse(p.kind)
      ? HOUSE_OPENING
      : isLand(p.kind)
        ? LAND_OPENING
        : p.kind === 'garage'
          ? GARAGE_OPENING
          : isRoom(p.kind)
            ? ROOM_OPENING
            : BUSINESS_OPENING;
  return pool.map((sentence) => sentence(p)).filter((text) => text !== null);
}

/** What follows the opening: the rest of its paragraph, then one or two more. */
export function bodyHr(random: Random, p: Property): string {
  return parts(p)
    .map((paragraph) => paragraph.flatMap(([pool, count]) => choose(random, pool, p, count)).join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}

function parts(p: Property): (readonly Part[])[] {
  const end: readonly Part[] =
    p.deal === 'sale'
      ? [
          [TITLE, 1],
          [PAPERS, 1],
          [SALE_END, 2],
        ]
      : [[RENT_END, 2]];
  if (isFlat(p.kind))
    return [
      [
        [FLAT_PLAN, 1],
        [FLAT_EXTRA, 1],
      ],
      [
        [FLAT_STATE, 1],
        [FLAT_EQUIPMENT, 1],
        [FLAT_PLACE, 2],
      ],
      end,
    ];
  if (isHouse(p.kind))
    return [
      [[HOUSE_LAYOUT, 2]],
      [
        [HOUSE_STATE, 2],
        [HOUSE_PLACE, 2],
      ],
      end,
    ];
  if (isLand(p.kind)) return [[[LAND_BODY, 4]]];
  if (p.kind === 'garage') return [[[GARAGE_BODY, 3]]];
  if (isRoom(p.kind)) return [[[ROOM_BODY, 4]]];
  return [[[BUSINESS_BODY, 4]]];
}
