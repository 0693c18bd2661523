import { ENQUIRY_PATHS } from './fixed-paths';

/** Where the number of an ad is told to browsers without scripts. @param id of the ad */
export function phonePath(id: number | string): string {
  return `${ENQUIRY_PATHS.write}${id}/telefon/`;
}
