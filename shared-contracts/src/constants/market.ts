/** Country, currency and dial code of every page, form and call. */
export const COUNTRY = 'HR';
export const CURRENCY = 'EUR';
export const PHONE_PREFIX = '385';

/** The one zone in which days are counted and shown. */
export const TIME_ZONE = 'Europe/Athens';

/** Appointments keep the clock of the country the property is in; the zone above only counts days. */
export const VISIT_TIME_ZONE = 'Europe/Zagreb';
