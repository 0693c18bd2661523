import { COMPARED_ADS_MAX } from '@kvadrat/contracts/constants';
import { COMPARE_PARAMETERS } from '@kvadrat/contracts/paths';

/** What a comparison is asked, as its address has it. */
export interface CompareQuery {
  /** At most four, each once, in the order of the address. */
  ids: readonly number[];
  onlyDifferences: boolean;
  /** More ads were named than can be compared; the first count. */
  tooMany: boolean;
  /** Something was named that is no ad's number. */
  unreadable: boolean;
}

const LISTING_ID = /^[1-9]\d{0,8}$/;

export function readCompareQuery(search: string): CompareQuery {
  const params = new URLSearchParams(search);
  const named = (params.get(COMPARE_PARAMETERS.ids) ?? '').split(',').flatMap((text) => text.trim() || []);
  const ids = [...new Set(named.filter((text) => LISTING_ID.test(text)).map(Number))];
  return {
    ids: ids.slice(0, COMPARED_ADS_MAX),
    onlyDifferences: params.get(COMPARE_PARAMETERS.onlyDifferences) === '1',
    tooMany: ids.length > COMPARED_ADS_MAX,
    unreadable: named.some((text) => !LISTING_ID.test(text)),
  };
}
