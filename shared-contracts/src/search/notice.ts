/** Why a parameter was not taken as written; visitors get a sentence made from it (O-08, R137). */
export type SearchNoticeCode = 'invalid-value' | 'inverted-range' | 'too-long' | 'unknown-place' | 'page-past-end';

export interface SearchNotice {
  code: SearchNoticeCode;
  /** Parameter name as in the address, for example `prezzoMinimo`. */
  parameter: string;
  /** The value as it stood there, cut to 100 characters. */
  value: string;
}
