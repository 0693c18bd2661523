type Listener = (...details: unknown[]) => void;

/** `google.maps.MVCObject`, as far as we call it. */
export class Observable {
  readonly #listeners = new Map<string, Set<Listener>>();

  addListener(name: string, listener: Listener): { remove: () => void } {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return { remove: () => listeners.delete(listener) };
  }

  /** `google.maps.event.trigger` */
  trigger(name: string, ...details: unknown[]): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(...details);
  }

  /** `google.maps.event.clearInstanceListeners` */
  clearListeners(): void {
    this.#listeners.clear();
  }

  listenerCount(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }
}
