import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks; Node's own implementation is taken. */
const MISSING_IN_JSDOM = [
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'fetch',
  'structuredClone',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING_IN_JSDOM) this.global[name] ??= globalThis[name];
  }
}
