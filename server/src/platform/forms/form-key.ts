import { randomUUID } from 'node:crypto';

/** Faster nobody fills in four fields. */
export const LEAST_FILLING_MS = 1000;
/** A tab left open over night still sends. */
const LONGEST_FILLING_MS = 24 * 3600_000;

const FORM_KEY = /^([0-9a-z]{6,10})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * A key that a form carries: when it was handed out, and what makes sending it twice one message. Not signed: a program
 * that makes one up could as well wait.
 */
export function newFormKey(now: number): string {
  return `${now.toString(36)}.${randomUUID()}`;
}

/** @returns null for a key that is none, or too old */
export function readFormKey(text: string, now: number): { id: string; filledInMs: number } | null {
  const [, time, id] = FORM_KEY.exec(text) ?? [];
  if (time === undefined || id === undefined) return null;
  const filledInMs = now - Number.parseInt(time, 36);
  return filledInMs < 0 || filledInMs > LONGEST_FILLING_MS ? null : { id, filledInMs };
}
