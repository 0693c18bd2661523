import { SAVED_DETAILS_KEY } from '../constants';
import type { RemoteStorage } from './remote-context';

/** What this browser knows of a saved ad beside its id, while nobody is signed in. */
export interface SavedDetail {
  /** ISO date-time; the price of then is held against that of now. */
  savedAt?: string;
  note?: string;
  /** Name of its folder. */
  folder?: string;
}

/** By id of the ad. */
export type SavedDetails = Readonly<Record<string, SavedDetail>>;

/** What cannot be read counts as nothing. */
export function readSavedDetails(storage: RemoteStorage): SavedDetails {
  try {
    const value: unknown = JSON.parse(storage.get(SAVED_DETAILS_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as SavedDetails) : {};
  } catch {
    return {};
  }
}

/** Keeps something of an ad beside what is known of it. */
export function keepSavedDetail(storage: RemoteStorage, id: number, change: SavedDetail): void {
  const all = readSavedDetails(storage);
  storage.set(SAVED_DETAILS_KEY, JSON.stringify({ ...all, [id]: { ...all[id], ...change } }));
}
