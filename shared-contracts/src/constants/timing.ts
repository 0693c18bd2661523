/** Snackbar times in milliseconds; visible time counts from fully shown. */
export const TOAST = { visibleMs: 5000, enterMs: 250, leaveMs: 200 } as const;

/** Wait before a login's address is opened, delay of the loading mark, pause between looks at a popup. */
export const LOGIN_REDIRECT_MS = 5000;
export const LOADING_INDICATOR_MS = 1000;
export const SOCIAL_POPUP_POLL_MS = 200;

/** How long a request waits for the browser to come back online, in milliseconds. */
export const OFFLINE_WAIT_MS = 60_000;

/** Retries of reads, their longest pause and the life of unused data, in milliseconds. */
export const QUERY_RETRIES = 3;
export const QUERY_RETRY_CAP_MS = 30_000;
export const QUERY_GC_MS = 300_000;
