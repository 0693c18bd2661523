/** What a bundle may know of the process: nothing but that this is production. */
const CONFINED_PROCESS = Object.freeze({
  env: Object.freeze({ NODE_ENV: 'production' }),
  nextTick: process.nextTick.bind(process),
});

/** Ways out of a worker: the network, and the process with its built-in modules. */
const HIDDEN = [
  'fetch',
  'WebSocket',
  'EventSource',
  'XMLHttpRequest',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'BroadcastChannel',
];

/**
 * Takes files, network and environment out of reach of code that is loaded afterwards. A guard
 * against mistakes of our own teams, not a prison: bundles are checked against published hashes.
 */
export function confine(): void {
  Object.defineProperty(globalThis, 'process', { value: CONFINED_PROCESS });
  for (const name of HIDDEN) Object.defineProperty(globalThis, name, { value: undefined });
}
