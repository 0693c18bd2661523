import type { GuideMonth } from '@kvadrat/contracts/api';
import { chartPaths, HEIGHT, WIDTH } from './chart-paths';

const month = (index: number, median: number, invented = false): GuideMonth => ({
  month: `2026-${String(index).padStart(2, '0')}`,
  count: 20,
  lower: median * 0.9,
  median,
  upper: median * 1.1,
  invented,
});

test('months that were seen and invented ones are two lines that meet, inside the chart', () => {
  const { line, invented, band, ticks } = chartPaths([
    month(1, 2000, true),
    month(2, 2100, true),
    month(3, 2200),
    month(4, 2300),
  ]);
  expect(invented?.match(/[ML]/g)).toEqual(['M', 'L', 'L']);
  expect(line.match(/[ML]/g)).toEqual(['M', 'L']);
  expect(line.startsWith(`M${invented?.split('L').at(-1)}`)).toBe(true);
  for (const text of [line, invented ?? '', band])
    for (const [, x, y] of text.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(WIDTH);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(HEIGHT);
    }
  expect(ticks.toSorted((one, other) => other - one)).toEqual(ticks);
});

test.each([[[month(1, 2000)]], [[month(1, 12.4), month(2, 12.4)]], [[month(1, 2000, true)]]])(
  'a chart of few months has no NaN',
  (months) => {
    expect(JSON.stringify(chartPaths(months))).not.toMatch(/NaN|Infinity|null,null/);
  },
);
