import { isTopicData, topicOf, type TopicData, type TopicName } from './topics';

export type Unsubscribe = () => void;

export interface Bus {
  /**
   * Sends a page event.
   * @returns false when the event is a request that somebody took over by `preventDefault()`
   */
  emit: <T extends TopicName>(topic: T, ...data: TopicData[T] extends undefined ? [] : [TopicData[T]]) => boolean;
  /** Listens until `signal` aborts or the returned function is called; states replay their last value. */
  on: <T extends TopicName>(
    topic: T,
    listener: (data: TopicData[T], event: CustomEvent) => void,
    signal?: AbortSignal,
  ) => Unsubscribe;
}

interface Envelope {
  v: number;
  data: unknown;
}

/** Copies of this module in several bundles share the states through the global symbol registry. */
const STATES = Symbol.for('kvadrat.bus.states');

/**
 * The event bus: plain `CustomEvent`s on `window`, so a legacy page needs no script of ours.
 * An event without an envelope counts as version 1 without data.
 * @param report receives a sentence about each event that had to be ignored
 */
export function createBus(
  target: EventTarget & { [STATES]?: Map<string, unknown> },
  report: (message: string) => void = () => undefined,
): Bus {
  const states = (target[STATES] ??= new Map<string, unknown>());
  return {
    emit(topic, ...[data]) {
      const { kind, version } = topicOf(topic);
      if (kind === 'state') states.set(topic, data);
      const detail: Envelope = { v: version, data };
      return target.dispatchEvent(new CustomEvent(topic, { detail, cancelable: kind === 'request' }));
    },
    on(topic, listener, signal) {
      const { version } = topicOf(topic);
      const receive = (event: Event): void => {
        const envelope = readEnvelope((event as CustomEvent<unknown>).detail);
        if (envelope.v !== version) return report(`${topic}: unknown version ${envelope.v}`);
        if (!isTopicData(topic, envelope.data)) return report(`${topic}: data does not fit the schema`);
        listener(envelope.data, event as CustomEvent);
      };
      if (signal?.aborted === true) return () => undefined;
      target.addEventListener(topic, receive, signal === undefined ? {} : { signal });
      if (states.has(topic)) {
        receive(new CustomEvent(topic, { detail: { v: version, data: states.get(topic) } }));
      }
      return () => target.removeEventListener(topic, receive);
    },
  };
}

/** Takes the bus's own property off a window, unless a state is kept there; a frame that is gone must not be held by it. */
export function dropStates(target: EventTarget & { [STATES]?: Map<string, unknown> }): void {
  if (target[STATES]?.size === 0) Reflect.deleteProperty(target, STATES);
}

function readEnvelope(detail: unknown): Envelope {
  if (typeof detail !== 'object' || detail === null || !('v' in detail)) return { v: 1, data: undefined };
  return { v: Number(detail.v), data: 'data' in detail ? detail.data : undefined };
}
