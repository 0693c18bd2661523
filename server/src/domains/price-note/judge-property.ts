import type { Db } from '../../platform/db';
import { type ComparableAd, type JudgedAd, type PriceScope, readComparables, scopesOf } from './comparables.store';
import { judgePrice, type PriceJudgement } from './judge-price';

/** From so many comparable ads on, a wider area would add neighbours that are less alike instead of certainty. */
const ENOUGH = 20;

export interface JudgedProperty {
  /** Where it was compared; null where there is nothing to compare it with. */
  scope: PriceScope | null;
  /** Ads there, plausible or not. */
  found: number;
  judgement: PriceJudgement<ComparableAd> | null;
}

/** Compares a property with ads of its part of town where there are enough, else of its town, else of its county. */
export async function judgeProperty(db: Db, property: JudgedAd): Promise<JudgedProperty> {
  let best: JudgedProperty = { scope: null, found: 0, judgement: null };
  for (const scope of scopesOf(property)) {
    const { subject, comparables } = await readComparables(db, property, scope);
    const judgement = judgePrice(subject, comparables);
    // The wider area counts only where it says more than the narrower did.
    if (judgement !== null || best.judgement === null) best = { scope, found: comparables.length, judgement };
    if ((judgement?.comparables ?? 0) >= ENOUGH) break;
  }
  return best;
}
