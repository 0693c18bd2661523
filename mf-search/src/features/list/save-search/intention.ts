import { pageTools } from '@kvadrat/remote-kit';
import { INTENTION_KEY } from '../intention-key';

export type Alert = 'none' | 'daily' | 'real-time';
const ALERTS: readonly Alert[] = ['none', 'daily', 'real-time'];

export function alertOf(text: string): Alert {
  return ALERTS.find((one) => one === text) ?? 'none';
}

/** A search somebody wants to save, as the call takes it. */
export interface Intention {
  address: string;
  name: string;
  alert: Alert;
}

/** After so long nobody expects it any more. */
const GOOD_FOR_MS = 30 * 60_000;

/** Remembers it for this tab, also while the tab is at a provider's page. */
export function keepIntention(intention: Intention): void {
  pageTools.tab.set(INTENTION_KEY, JSON.stringify({ ...intention, at: Date.now() }));
}

export function dropIntention(): void {
  pageTools.tab.remove(INTENTION_KEY);
}

/** Takes it away with reading it: it is carried out once. */
export function takeIntention(): Intention | null {
  const text = pageTools.tab.get(INTENTION_KEY);
  dropIntention();
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { address, name, alert, at }: Record<string, unknown> = Object.fromEntries(Object.entries(value));
    const known = ALERTS.find((one) => one === alert);
    if (typeof address !== 'string' || typeof name !== 'string' || typeof at !== 'number' || known === undefined)
      return null;
    return Date.now() - at > GOOD_FOR_MS ? null : { address, name, alert: known };
  } catch {
    return null;
  }
}
