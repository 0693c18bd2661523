import type { SearchNotice, SearchNoticeReason } from '@kvadrat/contracts/search';

const LONGEST = 100;

/** The notice of a value that was understood and yet cannot be searched by. */
export function noticeFor(reason: SearchNoticeReason, parameter: string, value: string): SearchNotice {
  return {
    code: reason === 'travel-unavailable' ? 'not-applied' : 'invalid-value',
    reason,
    parameter,
    value: value.slice(0, LONGEST),
  };
}
