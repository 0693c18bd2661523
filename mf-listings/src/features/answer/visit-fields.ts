/** Fields of the page behind the link of a visit: a day and an hour on Croatia's clock, or one of the times that were asked for. */
export const DAY_FIELD = 'dan';
export const CLOCK_FIELD = 'sat';
export const TIME_FIELD = 'termin';
