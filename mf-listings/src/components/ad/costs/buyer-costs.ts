import type { ListingDetail } from '@kvadrat/contracts/api';
import type { TypologyCode } from '@kvadrat/contracts/vocabulary';

/** Tax on the purchase of real estate, which the buyer pays; not where the seller charges VAT. */
const TRANSFER_TAX = 0.03;
/** What agencies usually ask of buyers, before VAT, and the VAT on it. */
const USUAL_COMMISSION = 0.03;
const VAT = 0.25;
/** Notary and entry in the land register, and for buyers from outside the EU the consent of the ministry with sworn translations: estimates in euros. */
const NOTARY_AND_REGISTER = 420;
const CONSENT_AND_TRANSLATIONS = 300;
/** Agricultural land, which buyers from outside the EU cannot acquire as a rule. */
const FARMLAND: TypologyCode = 15;

/** One cost of a purchase in euros; `most` differs where it may or may not be due. */
export interface Cost {
  least: number;
  most: number;
}

export interface BuyerCosts {
  price: number;
  /** Null where the price includes VAT instead. */
  transferTax: Cost | null;
  commission: Cost;
  notary: Cost;
  totalEu: Cost;
  /** For buyers from outside the EU: what they pay besides, and in all. Null where they cannot buy. */
  others: { consent: Cost; total: Cost } | null;
}

/**
 * What a purchase costs beside the price, from what the ad states; null for what is not, or no longer, bought at a known price.
 * A new building of its constructor is sold with VAT in the price, everything else with transfer tax.
 */
export function buyerCosts({
  status,
  contract,
  typology,
  price: { value },
  project,
  auction,
  advertiser,
  commission,
}: Pick<
  ListingDetail,
  'status' | 'contract' | 'typology' | 'price' | 'project' | 'auction' | 'advertiser' | 'commission'
>): BuyerCosts | null {
  if (status === 'sold' || contract !== 1 || value === null || project !== null || auction !== null) return null;
  const fixed = (sum: number): Cost => ({ least: sum, most: sum });
  const asked = value * USUAL_COMMISSION * (1 + VAT);
  const owed: Cost =
    advertiser.type === 'privato' || commission === false
      ? fixed(0)
      : commission === true
        ? fixed(asked)
        : { least: 0, most: asked };
  const transferTax = advertiser.agencyType === 'constructor' ? null : fixed(value * TRANSFER_TAX);
  const [notary, consent] = [fixed(NOTARY_AND_REGISTER), fixed(CONSENT_AND_TRANSLATIONS)];
  const totalEu = [fixed(value), transferTax ?? fixed(0), owed, notary].reduce(add);
  return {
    price: value,
    transferTax,
    commission: owed,
    notary,
    totalEu,
    others: typology === FARMLAND ? null : { consent, total: add(totalEu, consent) },
  };
}

function add(one: Cost, other: Cost): Cost {
  return { least: one.least + other.least, most: one.most + other.most };
}
