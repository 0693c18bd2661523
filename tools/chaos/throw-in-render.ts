import type { Page } from 'playwright-core';

/** Name of the function in the page that throws. */
export const FAILING = 'failOnPurpose';

/** As much of React's tree as is walked here. */
interface Fiber {
  type: unknown;
  stateNode: { componentDidCatch?: unknown } | null;
  /** Hooks of a component, one behind the other. */
  memoizedState: Hook | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface Hook {
  queue?: { dispatch?: (action: () => never) => void } | null;
  next: Hook | null;
}

/**
 * Makes the next render of the page's components throw, as faulty code would: their states are set by a function that
 * does. React keeps its tree under a key of its own on the container; the page begins below the adapter's boundary.
 * A page without states can only throw outside of React.
 */
export async function throwInRender(page: Page, container: string): Promise<void> {
  await page.evaluate(
    ([id, failing]) => {
      const root = document.getElementById(id);
      const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
      if (root === null || key === undefined) throw new Error(`React renders nothing into #${id}`);
      const fail: () => never = Reflect.get(window, failing);
      const setters: ((action: () => never) => void)[] = [];
      const walk = (first: Fiber | null, inside: boolean): void => {
        for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
          const hooks = inside && typeof fiber.type === 'function' ? fiber.memoizedState : null;
          for (let hook = hooks; hook !== null && hook.queue !== undefined; hook = hook.next) {
            if (typeof hook.queue?.dispatch === 'function') setters.push(hook.queue.dispatch);
          }
          walk(fiber.child, inside || typeof fiber.stateNode?.componentDidCatch === 'function');
        }
      };
      const rootFiber: { stateNode: { current: Fiber } } = Reflect.get(root, key);
      walk(rootFiber.stateNode.current, false);
      for (const set of setters) set(fail);
      if (setters.length === 0) setTimeout(fail);
    },
    [container, FAILING] as const,
  );
}
