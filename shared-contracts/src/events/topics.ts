import { fitsShape, type EventShape } from './event-shape';

interface Topic extends EventShape {
  kind: 'request' | 'fact' | 'state';
  owner: string;
}

/**
 * Page events between remotes, shell and legacy pages. The first two names are fixed by the
 * specification (R156, R157) and carry no data; ours are prefixed.
 * Kinds: a `request` wants somebody to act, a `fact` happened, a `state` is kept for late listeners.
 */
export const TOPICS = {
  'login-required': { kind: 'request', version: 1, owner: 'shell', data: {} },
  'logout-required': { kind: 'request', version: 1, owner: 'shell', data: {} },
  /** How many ads are saved in this browser. */
  'kvadrat:favourites-changed': { kind: 'state', version: 1, owner: 'mf-search', data: { count: 'count' } },
} as const satisfies Record<string, Topic>;

export type TopicName = keyof typeof TOPICS;

export interface TopicData {
  'login-required': undefined;
  'logout-required': undefined;
  'kvadrat:favourites-changed': { count: number };
}

/** Checks data that came over the wire; a sender may be any script of the page. */
export function isTopicData<T extends TopicName>(topic: T, data: unknown): data is TopicData[T] {
  return fitsShape(TOPICS[topic], data);
}
