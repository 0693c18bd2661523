import type { ListingDetail } from '@kvadrat/contracts/api';

/** Whether anybody may see the ad; in other states its owner alone does (R103). */
export function isOnShow({ status }: Pick<ListingDetail, 'status'>): boolean {
  return status === 'active' || status === 'sold';
}
