/**
 * Why a parameter was not taken as written; visitors get a sentence made from it.
 * - `not-applied`: understood, but not answered: the search shows more than was asked for
 */
export type SearchNoticeCode =
  'invalid-value' | 'inverted-range' | 'incomplete' | 'too-long' | 'unknown-place' | 'not-applied' | 'page-past-end';

/**
 * What the code does not say. A list of codes may not grow while releases are out that know the old one, so what is new
 * stands beside it.
 * - `area-too-small`, `area-outside`: an area that holds nothing, or nothing of what we cover
 * - `auctions-off`: the search is for auctions, which are not offered: it finds nothing
 * - `travel-unavailable`: nobody can say now how far one gets in that time
 */
export type SearchNoticeReason = 'area-too-small' | 'area-outside' | 'auctions-off' | 'travel-unavailable';

export interface SearchNotice {
  code: SearchNoticeCode;
  reason?: SearchNoticeReason | undefined;
  /** Parameter name as our addresses write it, for example `prezzoMinimo`; `path` for the path. */
  parameter: string;
  /** The value as it stood there, cut to 100 characters. */
  value: string;
}
