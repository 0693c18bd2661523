import type { AuctionStatus } from '@kvadrat/contracts/vocabulary';
import { AUCTION_SHARE } from '../market/coefficients';
import type { Random } from '../random';
import type { DemoAuction } from './demo-ad';

const DAY_MS = 86_400_000;
const DEPOSIT_SHARE = 0.1;

/** @param estimate euros the expert found it worth */
export function inventAuction(
  random: Random,
  estimate: number,
  published: Date,
  index: number,
): DemoAuction & { lowest_bid: number } {
  const round = random.chance(0.7) ? 1 : 2;
  const lowest = Math.round(estimate * (AUCTION_SHARE[round - 1] ?? 1));
  const starts = new Date(published.getTime() + random.int(30, 120) * DAY_MS);
  return {
    case_number: `Ovr-${String(100 + (index % 4000))}/${String(published.getUTCFullYear() - random.int(0, 2))}`,
    status: random.weighted<AuctionStatus>([
      ['participable', 62],
      ['not-participable', 18],
      ['deserted', 12],
      ['suspended', 8],
    ]),
    round,
    starts_at: starts,
    ends_at: new Date(starts.getTime() + 10 * DAY_MS),
    estimate,
    lowest_bid: lowest,
    deposit: Math.round(estimate * DEPOSIT_SHARE),
  };
}
