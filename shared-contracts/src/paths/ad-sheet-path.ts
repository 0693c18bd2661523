import { PATHS } from './fixed-paths';

/** Address of an ad as one page to print (PDF), without language prefix. */
export function adSheetPath(id: number | string): string {
  return `${PATHS.listings}${id}/oglas.pdf`;
}
