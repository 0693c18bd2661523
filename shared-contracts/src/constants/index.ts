/** Business constants of the specification, section 9. Each stands here once. */

/** R1 */
export const COUNTRY = 'HR';
export const CURRENCY = 'EUR';
export const PHONE_PREFIX = '385';

/** R261: results per page, highest total that can be paged through, and the cap of the shown label. */
export const PAGE_SIZE = 25;
export const MAX_RESULTS = 500_000;
export const COUNT_LABEL_CAP = 2000;

/** R130: longest keyword that is searched for, in characters. */
export const KEYWORD_MAX_LENGTH = 100;

/** R266, T60: the zone in which days are counted. */
export const TIME_ZONE = 'Europe/Athens';

/** R266: the zone in which days and hours are shown to people. */
export const DISPLAY_TIME_ZONE = 'Europe/Zagreb';

/** R272: storage key under which every remote finds the ids of saved ads, comma-separated, newest last. */
export const FAVOURITES_KEY = 'favourites';

/** R267: lower bounds of the layout widths, in CSS pixels. */
export const BREAKPOINTS = { xs: 480, sm: 768, md: 1024, lg: 1280, xl: 1440 } as const;

/** R253: how long a request waits for the browser to come back online, in milliseconds. */
export const OFFLINE_WAIT_MS = 60_000;

/** R160, R161: retries of reads, their longest pause and the life of unused data, in milliseconds. */
export const QUERY_RETRIES = 3;
export const QUERY_RETRY_CAP_MS = 30_000;
export const QUERY_GC_MS = 300_000;

/** R50–R52: snackbar times in milliseconds. */
export const TOAST = { visibleMs: 5000, enterMs: 250, leaveMs: 200 } as const;
