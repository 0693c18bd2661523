/** Results per page, highest total that can be paged through, cap of the shown label. */
export const PAGE_SIZE = 25;
export const MAX_RESULTS = 500_000;
export const COUNT_LABEL_CAP = 2000;

/** Agencies per page and the most that the list reaches; not a fact to show. */
export const AGENCY_PAGE_SIZE = 25;
export const MAX_AGENCIES = 600;

/** Longest keyword that is searched for, in characters. */
export const KEYWORD_MAX_LENGTH = 100;

/** Longest sentence of the sentence search, in characters. */
export const SEARCH_PROMPT_MAX_LENGTH = 250;

/** Ads of one mark that a visitor may have, here and on the account. Of those seen, the oldest make room. */
export const MARK_LIMITS = { saved: 1000, hidden: 1000, seen: 300 } as const;

/** Of saved ads: folders of one person, people in one beside who made it, characters of a name and of a note. */
export const FOLDER_LIMITS = { folders: 50, people: 10, name: 60, note: 1000 } as const;
