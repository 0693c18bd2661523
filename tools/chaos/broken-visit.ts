import { REPORT_PATH } from '@kvadrat/contracts/api';
import type { Visit } from '../harness';
import type { BrowserBreak } from './browser-breaks';
import type { ChaosContext } from './check';
import { readCookie } from './read-cookie';

/** What the shell has told the server about a failure. */
export interface SentReport {
  code?: string;
  remote?: string;
  release?: string;
}

/** A visitor for whom a remote is broken. */
export interface BrokenVisit extends Visit {
  reports: SentReport[];
  /** Ends the break. */
  mend: () => Promise<void>;
}

/** Breaks a remote for one visitor of the portal, whose browser may then complain about that and about nothing else. */
export async function openBroken(
  context: ChaosContext,
  { answer, files, entry }: BrowserBreak,
  bundle?: string,
): Promise<BrokenVisit> {
  const { name, release: built } = context.subject;
  const { container, entry: entryFile, serverBundle } = built.manifest;
  const expected = [
    new RegExp(name),
    /MFE-/,
    /Failed to load/,
    /net::ERR/,
    /RUNTIME-/,
    /preload/,
    /broken on purpose/,
    /SyntaxError|Unexpected/,
  ];
  const visit = await context.visit(expected);
  const take = async (cookie: string): Promise<void> => {
    await visit.context.addCookies([{ ...readCookie(cookie), url: context.origin }]);
  };
  await take(context.cookie);
  if (entry !== undefined || bundle !== undefined) {
    const trial = await context.trial({
      ...(entry === undefined ? {} : { [entryFile]: (text: string) => entry(text, container) }),
      ...(bundle === undefined ? {} : { [serverBundle]: () => bundle }),
    });
    await take(trial.cookie);
  }
  if (answer !== undefined)
    await visit.page.route(
      (url) => url.pathname.startsWith(`/r/${name}/`) && (files?.test(url.pathname) ?? true),
      answer,
    );
  const reports: SentReport[] = [];
  visit.page.on('request', (request) => {
    if (new URL(request.url()).pathname === REPORT_PATH) reports.push(readReport(request.postData()));
  });
  return {
    ...visit,
    reports,
    async mend() {
      await visit.page.unrouteAll({ behavior: 'ignoreErrors' });
      await take(context.cookie);
    },
  };
}

function readReport(body: string | null): SentReport {
  const value: unknown = JSON.parse(body ?? 'null');
  const text = (key: string): string | undefined => {
    const field: unknown = Reflect.get(Object(value), key);
    return typeof field === 'string' ? field : undefined;
  };
  // Where the shell does not know whose it is, the server reads it from the file that failed.
  const [, fileOf, fileIn] = /\/r\/([^/]+)\/([^/]+)\//.exec(text('file') ?? '') ?? [];
  const [code, remote = fileOf, release = fileIn] = ['code', 'remote', 'release'].map(text);
  return {
    ...(code === undefined ? {} : { code }),
    ...(remote === undefined ? {} : { remote }),
    ...(release === undefined ? {} : { release }),
  };
}
