export { CONSENT_CATEGORIES, type ConsentCategory, type ConsentChoices, NO_CONSENT } from './consent';
export { holdsPersonalData } from './personal-data';
export { COMMON_PROPERTIES, isProperty, type PropertyKind, TRACKED_EVENTS, type TrackedEvent } from './properties';
