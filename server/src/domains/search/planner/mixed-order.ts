import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import { type RawBuilder, sql } from 'kysely';
import { TIER_STEP } from '../read-model/read-row';

/** Places of a page that paid ads may have; the first of them, and then every fifth. All others are of those who pay nothing. */
const PAID_PLACES: readonly number[] = [1, 2, 3, 5, 10, 15, 20, 25];
const OTHER_PLACES = Array.from({ length: PAGE_SIZE }, (_, index) => index + 1).filter(
  (place) => !PAID_PLACES.includes(place),
);

/** Whether an ad has paid visibility: its rank begins with its tier. */
export const IS_PAID = sql<boolean>`rank >= ${sql.lit(TIER_STEP)}`;
export const IS_UNPAID = sql<boolean>`rank < ${sql.lit(TIER_STEP)}`;

/**
 * Place of an ad in lists that nobody ordered otherwise: paid ones and others each by tier and date, paid ones at
 * {@link PAID_PLACES} of each page at most. Where one of the two kinds is at its end, the other goes on.
 * @param paid whether it stands among the paid ones
 * @param position its position among its kind, from 1 on
 */
export function mixedPlace(paid: RawBuilder<boolean>, position: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`CASE WHEN ${paid} THEN ${placeOf(PAID_PLACES, position)} ELSE ${placeOf(OTHER_PLACES, position)} END`;
}

function placeOf(places: readonly number[], position: RawBuilder<number>): RawBuilder<number> {
  const each = sql.lit(places.length);
  const list = sql.raw(`ARRAY[${places.join()}]`);
  return sql<number>`(${position} - 1) / ${each} * ${sql.lit(PAGE_SIZE)} + (${list})[(${position} - 1) % ${each} + 1]`;
}
