import { REPORT_PATH } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { Reporter } from '@kvadrat/contracts/remote';

/** A page that fails in a loop must not keep the server busy. */
const MAX_REPORTS = 20;

/** Failures of these codes are the visitor's or the network's doing. */
const SILENT = /^(abort|connection)$/;

/** The server reads remote and release of it. */
const RELEASE_FILE = /\/r\/[\w./-]+/;

type SendReport = (body: string) => void;

const sendBeacon: SendReport = (body) => void navigator.sendBeacon(REPORT_PATH, body);

/**
 * Sends failures to the server, each kind once a page, with the release file they come from.
 * A call's detail may name `remote` and `release` where the failure has no stack to tell, and a `code` of its own.
 */
export function createReporter(send = sendBeacon): Reporter {
  /** Failures, since one that travels up is told where it happened first, which knows most of it; and what was sent. */
  const told = new Set<unknown>();
  return (error, { remote, release, code: mfeCode, ...detail } = {}) => {
    const code = isAppError(error) ? error.code : 'internal';
    if (SILENT.test(code)) return;
    const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
    const [file] = RELEASE_FILE.exec(stack) ?? [];
    const body = JSON.stringify({
      code: mfeCode ?? code,
      message: message.slice(0, 1000),
      remote,
      release,
      file,
      path: location.pathname.slice(0, 500),
      detail,
    });
    if (told.has(error) || told.has(body) || told.size >= 2 * MAX_REPORTS) return;
    told.add(error).add(body);
    send(body);
  };
}

/** Reports what nobody caught, where our own files are to blame; scripts of others are not ours to judge. */
export function reportUncaught(report: Reporter): void {
  const take = (error: unknown, address = ''): void => {
    if (RELEASE_FILE.test(error instanceof Error ? (error.stack ?? '') : address)) report(error);
  };
  window.addEventListener('error', (event) => take(event.error ?? event.message, event.filename));
  window.addEventListener('unhandledrejection', (event) => take(event.reason));
}

/** Tells the server how long files of releases and their mounts took, once the page is left. */
export function reportTimes(): void {
  const tell = (): void => {
    const files = performance
      .getEntries()
      .flatMap(({ name, duration }) => RELEASE_FILE.exec(name)?.map((file) => [file, duration]) ?? []);
    sendBeacon(JSON.stringify({ files: files.slice(0, 60) }));
  };
  window.addEventListener('pagehide', tell, { once: true });
}
