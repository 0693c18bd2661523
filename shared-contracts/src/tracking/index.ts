/** Where batches of events go, in the shape of Segment's HTTP API. */
export const EVENTS_ADDRESS = '/api-next/tracking/v1/b';

export { holdsPersonalData } from './personal-data';
export { COMMON_PROPERTIES, isProperty, type PropertyKind, TRACKED_EVENTS, type TrackedEvent } from './properties';
