export { holdsPersonalData } from './personal-data';
export { COMMON_PROPERTIES, isProperty, type PropertyKind, TRACKED_EVENTS, type TrackedEvent } from './properties';
