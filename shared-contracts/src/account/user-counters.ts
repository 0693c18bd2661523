/** The nine counters; the last three are parts of `savedSearches`. */
export const COUNTER_NAMES = [
  'myAds',
  'messagesNotify',
  'appraisals',
  'blacklistedAds',
  'savedAds',
  'savedSearches',
  'savedSearchesContactsEnabled',
  'savedSearchesDailyAlert',
  'savedSearchesRealTimeAlert',
] as const;
export type UserCounters = Readonly<Record<(typeof COUNTER_NAMES)[number], number>>;

/** Counters of a stranger, and of a user whose full info could not be had. */
export const ZERO_COUNTERS: UserCounters = Object.freeze({
  myAds: 0,
  messagesNotify: 0,
  appraisals: 0,
  blacklistedAds: 0,
  savedAds: 0,
  savedSearches: 0,
  savedSearchesContactsEnabled: 0,
  savedSearchesDailyAlert: 0,
  savedSearchesRealTimeAlert: 0,
});
