export { DEFAULT_LOCALE, LOCALES, isLocale, parseLocale, type Locale } from './locale';
export { alternateLinks, localizedPath, splitLocale } from './locale-path';
export { LOCALE_DETAILS, unitsOf, type LocaleDetails, type Units } from './locale-details';
export { typeset } from './typeset';
export { waitText } from './wait-text';
