const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 6 * 3600;
/** About three days of a mail server that is down. */
const MOST_ATTEMPTS = 20;

/** Failures that another attempt meets again: the address or the mail itself was refused for good. */
const ABOUT_THIS_MAIL: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Seconds until the next attempt at a mail, doubling from a minute to six hours; null gives it up.
 * A refused login or a server that is down is no fault of the mail and is tried again.
 * @param attempts how many there were
 */
export function retryPause(attempts: number, error: unknown): number | null {
  if (isRefusedForGood(error) || attempts >= MOST_ATTEMPTS) return null;
  return Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (attempts - 1));
}

function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return ABOUT_THIS_MAIL.has(error.code) && typeof error.responseCode === 'number' && error.responseCode >= 500;
}

/** Whether the mail server says that no mail will reach the recipient, whatever stands in it. */
export function isMailboxRefused(error: unknown): boolean {
  return isRefusedForGood(error) && error instanceof Error && 'code' in error && error.code === 'EENVELOPE';
}
