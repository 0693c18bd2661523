import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compile-once.mjs';
import { measured } from './measure-suite.mjs';

compileOnce();

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

export default class BrowserEnvironment extends measured(TestEnvironment) {
  async setup() {
    await super.setup();
    for (const name of MISSING_IN_JSDOM) this.global[name] ??= globalThis[name];
  }
}
