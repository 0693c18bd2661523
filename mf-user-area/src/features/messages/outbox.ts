import { isAppError } from '@kvadrat/contracts/errors';
import type { RemoteStorage } from '@kvadrat/contracts/remote';
import type { HostWindow } from '@kvadrat/remote-kit';

/** A message on its way. Its id makes it one, however often it is sent. */
export interface Outgoing {
  id: string;
  thread: number;
  text: string;
  /** That have arrived and wait for it; left out by older pages. */
  files?: readonly { token: string; name: string }[];
  /** When it was written. */
  at: string;
  /** Null while it waits; else why it was not taken: `blocked`, `rate-limited`, `gone`, `refused`, `file:` and why. */
  problem: string | null;
}

const KEY = 'messages-outbox';
const draftKey = (thread: number): string => `messages-draft-${thread}`;
/** More than anybody writes without a connection. */
const MOST = 100;

const listeners = new Set<() => void>();
/** Where nothing can be stored, messages wait for as long as the page is there. */
let unstored: string | null = null;

/** Messages that this browser has yet to send, as text, which is the same as long as they are. */
export function outboxText(storage: RemoteStorage): string {
  return (storage.persistent ? storage.get(KEY) : unstored) ?? '[]';
}

/** The same read, the oldest first; what another script wrote there counts as none. */
export function parseOutbox(text: string): Outgoing[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

export function changeOutbox(storage: RemoteStorage, change: (before: Outgoing[]) => Outgoing[]): void {
  const messages = change(parseOutbox(outboxText(storage))).slice(-MOST);
  unstored = messages.length === 0 ? null : JSON.stringify(messages);
  if (unstored === null) storage.remove(KEY);
  else storage.set(KEY, unstored);
  for (const listener of [...listeners]) listener();
}

/** Other tabs tell by the event of the store, parts of this page by each other. */
export function subscribeOutbox(view: HostWindow | null, listener: () => void): () => void {
  listeners.add(listener);
  view?.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    view?.removeEventListener('storage', listener);
  };
}

/** What was typed into a conversation and not sent, on this device. */
export const readDraft = (storage: RemoteStorage, thread: number): string => storage.get(draftKey(thread)) ?? '';

export function keepDraft(storage: RemoteStorage, thread: number, text: string): void {
  if (text.trim() === '') storage.remove(draftKey(thread));
  else storage.set(draftKey(thread), text);
}

/** Says why a message was not taken; null where nobody knows, so that it is to be sent again. */
export function problemOf(error: unknown): string | null {
  if (!isAppError(error) || error.status === undefined || error.status >= 500 || error.status === 401) return null;
  if (error.code === 'csrf') return null;
  if (error.status === 429) return 'rate-limited';
  if (error.status === 403) return 'blocked';
  if (error.problems?.['files'] !== undefined) return `file:${error.problems['files']}`;
  return error.status === 404 || error.status === 410 ? 'gone' : 'refused';
}

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== 'object' || value === null) return false;
  const { id, thread, text, at, files = [] } = Object.fromEntries(Object.entries(value));
  if (!Array.isArray(files) || !files.every(isSentFile)) return false;
  return typeof id === 'string' && typeof thread === 'number' && typeof text === 'string' && typeof at === 'string';
}

function isSentFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { token, name } = Object.fromEntries(Object.entries(value));
  return typeof token === 'string' && typeof name === 'string';
}
