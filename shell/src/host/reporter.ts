import { isAppError } from '@kvadrat/contracts/errors';
import type { Reporter } from '@kvadrat/contracts/remote';
import { attribute } from './attribution';

export const REPORT_PATH = '/api-next/platform/report/';

/** A page that fails in a loop must not keep the server busy. */
const MAX_REPORTS = 20;

/** Failures of these codes are the visitor's or the network's doing. */
const SILENT = new Set(['abort', 'connection']);

export type SendReport = (body: string) => void;

/**
 * Sends failures to the server, each kind once a page, with the remote and release they come from.
 * A call's detail may name `remote` and `release` where the failure has no stack to tell, and a `code` of its own.
 */
export function createReporter(send: SendReport = (body) => void navigator.sendBeacon(REPORT_PATH, body)): Reporter {
  const sent = new Set<string>();
  /** A failure that travels up is told where it happened first, which knows most of it. */
  const told = new WeakSet<Error>();
  return (error, detail = {}) => {
    if (isAppError(error) && SILENT.has(error.code)) return;
    if (error instanceof Error) {
      if (told.has(error)) return;
      told.add(error);
    }
    const { remote, release, code: mfeCode, ...rest } = detail;
    const message = error instanceof Error ? error.message : String(error);
    const whose = remote === undefined ? attribute(error instanceof Error ? (error.stack ?? '') : message) : { remote, release };
    const code = mfeCode ?? (isAppError(error) ? error.code : 'internal');
    const key = `${code} ${whose?.remote ?? ''} ${message}`;
    if (sent.has(key) || sent.size >= MAX_REPORTS) return;
    sent.add(key);
    const body = { code, message: message.slice(0, 1000), ...whose, path: location.pathname.slice(0, 500), detail: rest };
    send(JSON.stringify(body));
  };
}

/** Reports what nobody caught, where our own files are to blame; scripts of others are not ours to judge. */
export function reportUncaught(report: Reporter): void {
  const take = (error: unknown, address: string): void => {
    const trace = error instanceof Error ? (error.stack ?? '') : address;
    if (attribute(trace) !== null) report(error);
  };
  window.addEventListener('error', (event) => take(event.error ?? event.message, event.filename));
  window.addEventListener('unhandledrejection', (event) => take(event.reason, ''));
}
