/** Where {@link readIds} and {@link writeIds} keep their text; may do nothing at all. */
export interface TextStore {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  /** False where nothing outlives the page. */
  readonly persistent: boolean;
}

/** Ids kept under a key, newest last. What is not a list of positive whole numbers counts as empty. */
export function readIds(store: TextStore, key: string): readonly number[] {
  const text = store.get(key) ?? '';
  const ids = text === '' ? [] : text.split(',').map(Number);
  return ids.every((id) => Number.isInteger(id) && id > 0) ? [...new Set(ids)] : [];
}

/** Keeps ids under a key, newest last. */
export function writeIds(store: TextStore, key: string, ids: readonly number[]): void {
  store.set(key, ids.join(','));
}
