/** Characters of an ISO time up to its hour. */
const HOUR = 13;

/**
 * When a page was asked for, as exactly as it matters for what is new today: no day begins within an hour, wherever it is. Pages
 * with the same contents are then the same to the byte, and caches and crawlers get 304 from whichever process they ask.
 * @returns ISO date-time
 */
export const currentHour = (): string => `${new Date().toISOString().slice(0, HOUR)}:00Z`;
