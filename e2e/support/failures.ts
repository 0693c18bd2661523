import type { Route } from 'playwright-core';
import type { Visit, VisitOptions } from '@kvadrat/tools/harness';
import { publishAltered } from './releases';

/** Longest time from a click to the page, in milliseconds. */
export const DEADLINE_MS = 6000;

/** One way a remote can be out of order in a browser. */
export interface Failure {
  name: string;
  /** What the network does to the remote's scripts. */
  answer?: (route: Route) => Promise<void>;
  /** What a deploy broke in the remote's entry. */
  entry?: (text: string, container: string) => string;
}

/** Puts code of ours between a release's container and whoever asks it for the page module. */
const wrapped = (member: string) => (text: string, container: string): string => `${text}
(() => {
  const container = ${container};
  const broken = (module) => ({ ...module, ${member} });
  ${container} = { init: (...given) => container.init(...given), get: (name) => container.get(name).then((factory) => () => broken(factory())) };
})();`;

export const FAILURES: readonly Failure[] = [
  { name: 'scripts answer 404', answer: (route) => route.fulfill({ status: 404, body: 'not found' }) },
  { name: 'scripts answer 500', answer: (route) => route.fulfill({ status: 500, body: 'error' }) },
  { name: 'scripts hang', answer: () => new Promise(() => undefined) },
  { name: 'entry has a syntax error', entry: (_text, container) => `var ${container} = (;` },
  { name: 'mount throws', entry: wrapped("mount: () => { throw new Error('broken on purpose'); }") },
  { name: 'mount rejects', entry: wrapped("mount: () => Promise.reject(new Error('broken on purpose'))") },
];

/** Without `npm run test:full`: one failure that is seen at once, one that only a deadline ends, one of a remote's own code. */
const FAST = new Set(['scripts answer 404', 'scripts hang', 'mount throws']);

/** The failures that a run tries. */
export const TRIED_FAILURES = process.env['FULL'] === '1' ? FAILURES : FAILURES.filter(({ name }) => FAST.has(name));

/** Breaks a remote and opens a browser that expects what is then written to the console. Publish the build again afterwards. */
export async function breakRemote(remote: string, { answer, entry }: Failure, visit: (options: VisitOptions) => Promise<Visit>): Promise<Visit> {
  const container = `kvadrat_${remote.replaceAll('-', '_')}`;
  if (entry !== undefined) await publishAltered(remote, { 'entry.js': (text) => entry(text, container) });
  const expected = [new RegExp(remote), /MFE-/, /Failed to load/, /net::ERR/, /RUNTIME-/, /preload/, /broken on purpose/, /SyntaxError|Unexpected/];
  const visitor = await visit({ expected });
  if (answer !== undefined) await visitor.page.route(new RegExp(`/r/${remote}/.*\\.js`), answer);
  return visitor;
}
