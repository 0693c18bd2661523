/**
 * A warning of React, lingui or our own code fails the test that caused it. A test that expects
 * one replaces the method itself (`jest.spyOn(console, 'error').mockImplementation(…)`).
 */
const METHODS = ['error', 'warn'] as const;

const original = { error: console.error, warn: console.warn };
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  for (const method of METHODS) {
    console[method] = (...values: unknown[]) => {
      unexpected.push(`console.${method}: ${values.map(String).join(' ')}`);
      original[method](...values);
    };
  }
});

afterEach(() => {
  for (const method of METHODS) console[method] = original[method];
  if (unexpected.length > 0) throw new Error(`unexpected console output\n${unexpected.join('\n')}`);
});
