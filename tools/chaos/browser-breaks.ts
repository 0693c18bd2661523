import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { FAILING, throwInRender } from './throw-in-render';

/** One way a remote can be out of order in a browser. */
export interface BrowserBreak {
  name: string;
  /** What the network does to those of the remote's files that `files` names. */
  answer?: (route: Route) => Promise<void>;
  files?: RegExp;
  /** What a deploy broke in the remote's entry. */
  entry?: (text: string, container: string) => string;
  /** What happens to the page once it is alive; gets the id of the remote's container. */
  later?: (page: Page, container: string) => Promise<void>;
  /** It delays the page, and nothing is wrong with it then. */
  harmless?: true;
}

const SCRIPTS = /\.js(?:\?|$)/;
const LATE_MS = 2000;

/** Puts code of ours between a release's container and whoever asks it for the page module. */
const wrapped =
  (member: string) =>
  (text: string, container: string): string => `${text}
(() => {
  const container = ${container};
  const broken = (module) => ({ ...module, ${member} });
  ${container} = { init: (...given) => container.init(...given), get: (name) => container.get(name).then((factory) => () => broken(factory())) };
})();`;

const answerWith =
  (status: number) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, body: 'broken on purpose' });

export const BROWSER_BREAKS: readonly BrowserBreak[] = [
  { name: 'scripts answer 404', files: SCRIPTS, answer: answerWith(404) },
  { name: 'scripts answer 500', files: SCRIPTS, answer: answerWith(500) },
  { name: 'scripts hang', files: SCRIPTS, answer: () => new Promise(() => undefined) },
  { name: 'a chunk is missing', files: /\/app\.js(?:\?|$)/, answer: answerWith(404) },
  { name: 'entry has a syntax error', entry: (_text, container) => `var ${container} = (;` },
  { name: 'mount throws', entry: wrapped("mount: () => { throw new Error('broken on purpose'); }") },
  { name: 'mount rejects', entry: wrapped("mount: () => Promise.reject(new Error('broken on purpose'))") },
  // A render goes wrong by code of the release, or the failure could not be attributed.
  {
    name: 'a later render throws',
    entry: (text) => `${text}\nwindow.${FAILING} = () => { throw new Error('broken on purpose'); };`,
    later: throwInRender,
  },
  {
    name: 'styles come late',
    files: /\.css(?:\?|$)/,
    answer: async (route) => {
      await pause(LATE_MS);
      await route.continue().catch(() => undefined);
    },
    harmless: true,
  },
];
