import { LISTING_STATUS, type ListingStatusCode } from '@kvadrat/contracts/vocabulary';

/**
 * What has become of an ad. `secret` is for the owner alone: for everybody else there is no such ad, not even one
 * that is gone. `withdrawn` was public and was taken down by its advertiser, `hidden` by the staff.
 */
export const PUBLIC_STATES = ['active', 'sold'] as const;
export const WITHHELD_STATES = ['secret', 'withdrawn', 'hidden'] as const;

type PublicState = (typeof PUBLIC_STATES)[number];
export type AdState = PublicState | (typeof WITHHELD_STATES)[number];

export interface StateSource {
  status: ListingStatusCode;
  withdrawn_at: Date | null;
  hidden_status: ListingStatusCode | null;
}

export function stateOf({ status, withdrawn_at: withdrawnAt, hidden_status: hiddenStatus }: StateSource): AdState {
  if (status === LISTING_STATUS.active) return 'active';
  if (status === LISTING_STATUS.sold) return 'sold';
  if (withdrawnAt !== null) return 'withdrawn';
  return hiddenStatus === null || hiddenStatus === LISTING_STATUS.secret ? 'secret' : 'hidden';
}

/** Whether anybody may open it; of sold ads everything stays but whom to call. */
export function isPublic(state: AdState): state is PublicState {
  return state === 'active' || state === 'sold';
}
