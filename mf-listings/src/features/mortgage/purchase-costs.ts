/** Who sells decides between tax and VAT, whoever advertises: a VAT payer who sells a new building for the first time, or anybody else. */
export const SELLERS = ['unknown', 'vat', 'other'] as const;
export type Seller = (typeof SELLERS)[number];

/** What a purchase costs beside the price, in euros; null is not known. */
interface PurchaseCosts {
  /** Real estate transfer tax: 3 % of the price, none where VAT is in it. */
  tax: number | null;
  /** The highest it can be where it is not known. */
  taxAtMost: number;
  agency: number;
  /** Price and all of these; with the highest tax where it is not known. */
  total: number;
}

const TRANSFER_TAX = 0.03;
/** On what an agency charges. */
const VAT = 0.25;

/**
 * Costs of buying for a price.
 * @param commission of the agency in per cent without VAT; 0 is without an agency
 */
export function purchaseCosts(price: number, seller: Seller, commission: number): PurchaseCosts {
  const taxAtMost = seller === 'vat' ? 0 : cents(price * TRANSFER_TAX);
  const agency = cents((price * commission * (1 + VAT)) / 100);
  return { tax: seller === 'unknown' ? null : taxAtMost, taxAtMost, agency, total: cents(price + taxAtMost + agency) };
}

function cents(euros: number): number {
  return Math.round(euros * 100) / 100;
}
