import { setTimeout as pause } from 'node:timers/promises';
import type { Route } from 'playwright-core';

/** One way a remote can be out of order in a browser. */
export interface BrowserBreak {
  name: string;
  /** What the network does to those of the remote's files that `files` names. */
  answer?: (route: Route) => Promise<void>;
  files?: RegExp;
  /** What a deploy broke in the remote's entry. */
  entry?: (text: string, container: string) => string;
  /** It delays the page, and nothing is wrong with it then. */
  harmless?: true;
}

const SCRIPTS = /\.js(?:\?|$)/;
const LATE_MS = 2000;

/** Puts code of ours between a release's container and whoever asks it for the page module. */
const wrapped = (member: string) => (text: string, container: string): string => `${text}
(() => {
  const container = ${container};
  const broken = (module) => ({ ...module, ${member} });
  ${container} = { init: (...given) => container.init(...given), get: (name) => container.get(name).then((factory) => () => broken(factory())) };
})();`;

/**
 * Makes the next render of the page's components throw, as faulty code would: their states are set by a function that
 * does. React keeps its tree under a key of its own on the container; the page begins below the adapter's boundary.
 * A page without states can only throw outside of React.
 */
const THROW_IN_RENDER = `(container) => {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const fail = () => { throw new Error('broken on purpose'); };
  const setters = [];
  const walk = (fiber, inside) => {
    for (; fiber; fiber = fiber.sibling) {
      for (let hook = inside && typeof fiber.type === 'function' ? fiber.memoizedState : null; hook && hook.queue !== undefined; hook = hook.next)
        if (hook.queue && typeof hook.queue.dispatch === 'function') setters.push(hook.queue.dispatch);
      walk(fiber.child, inside || typeof fiber.stateNode?.componentDidCatch === 'function');
    }
  };
  walk(container[key].stateNode.current, false);
  for (const set of setters) set(fail);
  if (setters.length === 0) setTimeout(fail);
}`;

const answerWith = (status: number) => (route: Route): Promise<void> => route.fulfill({ status, body: 'broken on purpose' });

export const BROWSER_BREAKS: readonly BrowserBreak[] = [
  { name: 'scripts answer 404', files: SCRIPTS, answer: answerWith(404) },
  { name: 'scripts answer 500', files: SCRIPTS, answer: answerWith(500) },
  { name: 'scripts hang', files: SCRIPTS, answer: () => new Promise(() => undefined) },
  { name: 'a chunk is missing', files: /\/app\.js(?:\?|$)/, answer: answerWith(404) },
  { name: 'entry has a syntax error', entry: (_text, container) => `var ${container} = (;` },
  { name: 'mount throws', entry: wrapped("mount: () => { throw new Error('broken on purpose'); }") },
  { name: 'mount rejects', entry: wrapped("mount: () => Promise.reject(new Error('broken on purpose'))") },
  {
    name: 'a later render throws',
    entry: wrapped(`mount: async (context) => { await module.mount(context); setTimeout(() => (${THROW_IN_RENDER})(context.container), 500); }`),
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
