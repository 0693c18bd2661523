/** Where batches of events go, in the shape of Segment's HTTP API. */
export const EVENTS_ADDRESS = '/api-next/tracking/v1/b';

export { holdsPersonalData } from './personal-data';
export { maskReplayEvent, REPLAY_IDLE_MS, REPLAY_MAX_BYTES, REPLAY_PART_BYTES } from './mask-replay';
export { COMMON_PROPERTIES, isProperty, type PropertyKind, TRACKED_EVENTS, type TrackedEvent } from './properties';
