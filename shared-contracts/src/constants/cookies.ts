/** Lifetimes in days as the specification writes them; browsers keep cookies for 400 at most. */
export const COOKIE_DAYS = 7300;
export const CRM_COOKIE_DAYS = 3650;

export const SESSION_COOKIE = 'IMMSESSID';
