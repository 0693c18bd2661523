import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A timer that fired, or a watch of the event loop that was begun. */
export interface Tick {
  pid: number;
  /** 0 is the main thread. */
  thread: number;
  /** From one time to the next, of what repeats by itself; else how long it had to wait. */
  ms: number;
  repeats: boolean;
  /** Where it was set up, innermost first. */
  from: string;
}

export interface TickWatch {
  /** Settings of a process that is to be watched, with all its threads and those it starts. */
  settings: NodeJS.ProcessEnv;
  /** What ticked so far. */
  ticks: () => Tick[];
}

/**
 * Loaded before a program. Timers of Node's own modules are seen too, since every timer is an asynchronous resource; the
 * watch of the event loop has one below JavaScript.
 */
const PRELOADED = `
const { createHook } = require('node:async_hooks');
const { appendFileSync } = require('node:fs');
const hooks = require('node:perf_hooks');
const { threadId } = require('node:worker_threads');
const timers = new Map();
const write = (ms, repeats, from) => appendFileSync(process.env.TICKS_FILE, JSON.stringify({ pid: process.pid, thread: threadId, ms, repeats, from }) + '\\n');
const stack = () => {
  const lines = new Error().stack.split('\\n').slice(3).map((line) => line.trim().replace(/^at /, ''));
  const ours = lines.filter((line) => !/node:|ticks\\.cjs/.test(line));
  return (ours.length > 0 ? ours : lines).slice(0, 3).map((line) => line.replace(/\\(.*\\//, '(')).join(' < ');
};
createHook({
  init(id, type, trigger, timer) {
    if (type === 'Timeout') timers.set(id, { timer, from: stack() });
  },
  before(id) {
    const found = timers.get(id);
    if (found !== undefined) write(found.timer._repeat ?? found.timer._idleTimeout, found.timer._repeat !== null, found.from);
  },
  destroy(id) {
    timers.delete(id);
  },
}).enable();
const { monitorEventLoopDelay } = hooks;
hooks.monitorEventLoopDelay = (options) => {
  write(options?.resolution ?? 10, true, 'monitorEventLoopDelay < ' + stack());
  return monitorEventLoopDelay(options);
};
`;

/** @param folder where what is seen is kept; processes of other users have to be able to write there */
export function watchTicks(folder: string): TickWatch {
  const program = join(folder, 'ticks.cjs');
  const file = join(folder, 'ticks');
  writeFileSync(program, PRELOADED);
  // As root the processes that answer are of another account.
  writeFileSync(file, '');
  chmodSync(file, 0o666);
  return {
    settings: { NODE_OPTIONS: `--require=${program}`, TICKS_FILE: file },
    ticks: () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(read) : []),
  };
}

/** A line may be half written yet. */
function read(line: string): Tick[] {
  try {
    const tick: Tick = JSON.parse(line);
    return [tick];
  } catch {
    return [];
  }
}
