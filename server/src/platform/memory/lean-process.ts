import { setFlagsFromString } from 'node:v8';
import type { ResourceLimits } from 'node:worker_threads';

/** Megabytes of a process's main heap at most. V8 lets a heap of such a limit grow by a third between collections; without one it is four times. */
const HEAP_MB = 384;
/** Megabytes of one half of the young generation. */
const HALF_SPACE_MB = 4;
/** Megabytes of a thread's young generation: some 4 MB a page, and what lives on while others are made is dead before it is full. */
const THREAD_YOUNG_MB = 12;

/** Threads on which V8 collects and compiles beside a process's own: there is a process for each core, so more of them only wait for each other. */
const V8_THREADS = 1;

/** Arguments of Node for a process of the portal, see `leanEnvironment`. */
export const leanArguments: readonly string[] = [
  `--max-old-space-size=${HEAP_MB}`,
  `--max-semi-space-size=${HALF_SPACE_MB}`,
  `--v8-pool-size=${V8_THREADS}`,
];

/**
 * The environment in which a process of the portal uses little memory. It counts at the start of a process alone. glibc
 * gives each of our threads a heap of its own, and keeps what was freed in each of them for ever; so they share one, blocks
 * of 64 KB (pictures are drawn in such ones) are given back when they are freed, and so is the free end of a heap.
 */
export function leanEnvironment(environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072', ...environment };
}

/**
 * Leaves the limits of `leanArguments` to the main thread, which has them by now. For as long as they are set they hold for
 * threads started later too, whatever those ask for.
 */
export function freeThreadsOfLimits(): void {
  setFlagsFromString('--max-old-space-size=0');
  setFlagsFromString('--max-semi-space-size=0');
}

/** What a worker thread may use. @param heapMegabytes of what it keeps */
export function threadLimits(heapMegabytes: number): ResourceLimits {
  return { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: THREAD_YOUNG_MB };
}
