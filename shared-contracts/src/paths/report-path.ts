import { PATHS } from './fixed-paths';

/** Where an ad is reported. */
export function reportPath(id: number): string {
  return `${PATHS.reportAd}${id}/`;
}

/** Where somebody complains about a decision of the staff. @param reference number of the decision */
export function complaintPath(reference: string): string {
  return `${PATHS.complaint}${reference}/`;
}
