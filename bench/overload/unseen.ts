/** Above the price of every ad, and of as many digits as the portal reads. */
const BEYOND_ALL_PRICES = 100_000_000;
/** More than one storm asks for. */
const OF_STORM = 20_000;

/** The number that what is asked for while the portal is quiet is learnt with. */
export const LEARNT_WITH = BEYOND_ALL_PRICES;

let storms = 0;

/** First number of what nobody has asked for before; the numbers of a storm are its own. */
export function firstUnseen(): number {
  storms += 1;
  return BEYOND_ALL_PRICES + storms * OF_STORM;
}
