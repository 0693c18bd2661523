/** Country, currency and dial code of every page, form and call (R1, T12). */
export const COUNTRY = 'HR';
export const CURRENCY = 'EUR';
export const PHONE_PREFIX = '385';

/** R266, T60: the one zone in which days are counted and shown. */
export const TIME_ZONE = 'Europe/Athens';

/** Appointments keep the clock of the country the property is in; the zone above only counts days. */
export const VISIT_TIME_ZONE = 'Europe/Zagreb';
