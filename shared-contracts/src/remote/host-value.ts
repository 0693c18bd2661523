/** Something the host knows and may learn anew. */
export interface HostValue<T> {
  /** The same object until something changes. */
  current: () => T;
  /** @returns stops it */
  subscribe: (listener: () => void) => () => void;
}
