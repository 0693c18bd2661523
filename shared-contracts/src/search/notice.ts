/**
 * Why a parameter was not taken as written; visitors get a sentence made from it (O-08, R137).
 * `not-applied`: understood, but the search cannot answer it yet and shows more than was asked for.
 */
export type SearchNoticeCode =
  | 'invalid-value'
  | 'inverted-range'
  | 'incomplete'
  | 'too-long'
  | 'unknown-place'
  | 'not-applied'
  | 'page-past-end';

export interface SearchNotice {
  code: SearchNoticeCode;
  /** Parameter name as our addresses write it, for example `prezzoMinimo`; `path` for the path. */
  parameter: string;
  /** The value as it stood there, cut to 100 characters. */
  value: string;
}
