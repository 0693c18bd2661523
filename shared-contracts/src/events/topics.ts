/**
 * Page events between remotes, shell and legacy pages. The first two names are fixed by the
 * specification (R156, R157) and carry no data; ours are prefixed.
 * Kinds: a `request` wants somebody to act, a `fact` happened, a `state` is kept for late listeners.
 */
export const TOPICS = {
  'login-required': { kind: 'request', version: 1, owner: 'shell' },
  'logout-required': { kind: 'request', version: 1, owner: 'shell' },
  'kvadrat:favourites-changed': { kind: 'state', version: 1, owner: 'mf-search' },
} as const;

export type TopicName = keyof typeof TOPICS;

export interface TopicData {
  'login-required': undefined;
  'logout-required': undefined;
  /** How many ads are saved in this browser. */
  'kvadrat:favourites-changed': { count: number };
}

/** Checks data that came over the wire; a sender may be any script of the page. */
export function isTopicData<T extends TopicName>(topic: T, data: unknown): data is TopicData[T] {
  if (topic !== 'kvadrat:favourites-changed') return true;
  return (
    typeof data === 'object' &&
    data !== null &&
    'count' in data &&
    Number.isInteger(data.count) &&
    Number(data.count) >= 0
  );
}
