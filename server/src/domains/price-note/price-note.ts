import type { Locale } from '@kvadrat/contracts/locales';
import { AppError } from '@kvadrat/contracts/errors';
import type { Static } from 'typebox';
import type { Db } from '../../platform/db';
import { describePlace, placeDirectory } from '../geography/api';
import { stateOf } from '../listings/api';
import { AnswerCache } from '../search/api';
import { type JudgedAd, type PriceScope, readJudgedAd } from './comparables.store';
import { FEWEST_COMPARABLES, type PriceJudgement } from './judge-price';
import { judgeProperty } from './judge-property';
import type { PriceNoteSchema } from './price-note.schema';

/** What comparable ads ask, and where an ad's price lies among them. */
export type PriceNote = Static<typeof PriceNoteSchema>;

/** Effects below this share are not worth a word, and more reasons than these not read. */
const SMALLEST_EFFECT = 0.02;
const MOST_REASONS = 4;
/** Sums for rents and for sales are rounded as people say them. */
const RENT = { contract: 2, step: 5 } as const;
const SALE_STEP = 1000;

interface Judged {
  ad: JudgedAd | null;
  scope: PriceScope | null;
  found: number;
  judgement: PriceJudgement | null;
}

const judged = new AnswerCache<Judged>('price-note', { capacity: 2000 });

/**
 * The price note of an ad: by asking prices of comparable ads on offer, of its part of town where there are enough, else
 * its town, else its county. An ad whose price is on request gets the same without a position: its price stays hidden.
 * @throws AppError `not-found` where no such ad is or was
 */
export async function priceNote(db: Db, id: number, locale: Locale): Promise<PriceNote> {
  const { version } = await db.selectFrom('read_model').select('version').executeTakeFirstOrThrow();
  const { ad, scope, found, judgement } = await judged.get(db, `${version} ${id}`, () => judge(db, id));
  if (ad === null && !(await exists(db, id))) throw new AppError('not-found', `There is no ad ${id}.`);
  const places = await placeDirectory(db);
  const place = scope === null ? undefined : places.byId(scope.placeId);
  return {
    comparables: judgement?.comparables ?? found,
    fewest: FEWEST_COMPARABLES,
    place: place === undefined ? null : { label: describePlace(place, places, locale).label, level: place.level },
    ...shown(ad, judgement),
  };
}

async function judge(db: Db, id: number): Promise<Judged> {
  const ad = await readJudgedAd(db, id);
  if (ad === null) return { ad, scope: null, found: 0, judgement: null };
  const { scope, found, judgement } = await judgeProperty(db, ad);
  // Notes are kept by the thousand, without the ads they are made of.
  return { ad, scope, found, judgement: judgement === null ? null : { ...judgement, compared: [] } };
}

/** Secret ads have never been. */
async function exists(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('listing')
    .select(['status', 'withdrawn_at', 'hidden_status'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && stateOf(row) !== 'secret';
}

function shown(
  ad: JudgedAd | null,
  judgement: PriceJudgement | null,
): Pick<PriceNote, 'estimate' | 'position' | 'difference' | 'reasons'> {
  if (ad === null || judgement === null) return { estimate: null, position: null, difference: null, reasons: [] };
  const { low, middle, high, reasons } = judgement;
  const step = ad.contract === RENT.contract ? RENT.step : SALE_STEP;
  const squareMetres = ad.surface / 100;
  const round = (value: number): number => Math.max(step, Math.round(value / step) * step);
  const { price } = ad;
  return {
    estimate: {
      low: round(low),
      middle: round(middle),
      high: round(high),
      perSquareMetre: {
        low: hundredths(low / squareMetres),
        middle: hundredths(middle / squareMetres),
        high: hundredths(high / squareMetres),
      },
    },
    position: price === null ? null : price < low ? 'low' : price > high ? 'high' : 'mid',
    difference: price === null ? null : hundredths(price / middle - 1),
    reasons: reasons
      .map(({ reason, effect }) => ({ reason, effect: hundredths(effect) }))
      .filter(({ effect }) => Math.abs(effect) >= SMALLEST_EFFECT)
      .slice(0, MOST_REASONS),
  };
}

/** Per cent of a share, cents of a sum. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
