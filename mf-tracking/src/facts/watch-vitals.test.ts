import * as vitals from 'web-vitals';
import { watchVitals } from './watch-vitals';

/** Bounds of the specification: good up to the first, poor above the second. */
const BOUNDS: [name: string, library: readonly number[], bounds: [number, number]][] = [
  ['FCP', vitals.FCPThresholds, [1800, 3000]],
  ['LCP', vitals.LCPThresholds, [2500, 4000]],
  ['CLS', vitals.CLSThresholds, [0.1, 0.25]],
  ['TTFB', vitals.TTFBThresholds, [800, 1800]],
  ['INP', vitals.INPThresholds, [200, 500]],
];

jest.mock('web-vitals', () => {
  const actual = jest.requireActual<typeof vitals>('web-vitals');
  const on = (name: string) => (report: (metric: object) => void) => report({ name, value: 0.12345, rating: 'good' });
  return { ...actual, onCLS: on('CLS'), onFCP: on('FCP'), onINP: on('INP'), onLCP: on('LCP'), onTTFB: on('TTFB') };
});

test.each(BOUNDS)('R195 %s is rated by the bounds of the specification', (_name, library, bounds) => {
  expect(library).toEqual(bounds);
});

test('R195 each of the five vitals is told with its rating, to a thousandth', () => {
  const told: object[] = [];
  watchVitals((vital) => told.push(vital));
  expect(told).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((vital) => ({ vital, value: 0.123, rating: 'good' })));
});
