import { collectGarbage, detachedElements, heapBytes, readPageState } from '../page-state';
import { KEPT_DATA_MS } from '../pending-work';
import type { Session } from '../session';
import { added, unless, type Check } from './check';

/** Architecture limits: growth of the heap from cycle 5 to cycle 25, in bytes. */
const HEAP_GROWTH = 150 * 1024;
const WARM_UP_CYCLES = 5;
const CYCLES = 25;

async function cycle(session: Session, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await session.mount(turn);
    await session.unmount();
  }
}

const leavesNothing: Check = {
  name: 'leaves no listeners, timers, styles, elements or globals behind',
  async run({ open, subject }) {
    const session = await open();
    const { page, visit } = session;
    // Every visit once, for libraries that install themselves at first use and stay, such as React's selection listener, and
    // for data that is kept a while.
    const visits = subject.samples.visits.length;
    await cycle(session, visits);
    const before = await readPageState(page, visit.cdp);
    await cycle(session, 2 * visits);
    await page.waitForTimeout(1000);
    const after = await readPageState(page, visit.cdp);
    const short = after.pending.timers.filter((delay) => delay < KEPT_DATA_MS);
    const own = new Set(Object.keys(subject.release.manifest.files));
    const foreign = after.styles.filter((href) => !href.startsWith('/host/') && !own.has(href.split('/').at(-1) ?? ''));
    return [
      ...added(before.listeners, after.listeners).map((listener) => `a listener stays: ${listener}`),
      ...added(before.styles, after.styles).map((style) => `a style sheet is added again: ${style}`),
      ...foreign.map((style) => `a style sheet is not part of the release: ${style}`),
      ...added(before.globals, after.globals).map((name) => `a global appears: ${name}`),
      ...unless(after.body === 0, `${after.body} elements stay in the body`),
      ...unless(short.length === 0, `timers stay: ${short.join(', ')} ms`),
      ...unless(
        after.pending.timers.length <= before.pending.timers.length,
        `timers grow from ${before.pending.timers.length} to ${after.pending.timers.length}`,
      ),
      ...unless(after.pending.intervals === 0, `${after.pending.intervals} intervals stay`),
    ];
  },
};

const keepsNoMemory: Check = {
  name: 'keeps no detached elements and no more memory from cycle 5 to cycle 25',
  async run({ open }) {
    const session = await open();
    const { cdp } = session.visit;
    await cycle(session, WARM_UP_CYCLES);
    const before = await heapBytes(cdp);
    await cycle(session, CYCLES - WARM_UP_CYCLES);
    const growth = (await heapBytes(cdp)) - before;
    const detached = await detachedElements(cdp);
    await collectGarbage(cdp);
    return [
      ...unless(growth <= HEAP_GROWTH, `the heap grew by ${Math.round(growth / 1024)} KB`),
      ...unless(
        detached.length === 0,
        `${detached.length} detached elements are kept: ${[...new Set(detached)].join(', ')}`,
      ),
    ];
  },
};

export const TIDINESS_CHECKS: readonly Check[] = [leavesNothing, keepsNoMemory];
