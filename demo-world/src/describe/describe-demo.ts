import type { Db } from '@kvadrat/server/platform/db';
import { compareMarket, type Comparison, deviation, TOLERANCE } from './compare-market';
import { readMarket } from './read-market';

const HEADER = ['', 'market', 'demo', 'off by', 'ads', 'source'] as const;

/**
 * Prints the demo's medians, sizes and energy classes beside the market's figures.
 * @returns 0 when all that can be told is within ten per cent, else 1
 */
export async function describeDemo(db: Db, print: (line: string) => void): Promise<number> {
  const comparisons = compareMarket(await readMarket(db));
  const rows = [HEADER, ...comparisons.map(toRow)];
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  for (const row of rows)
    print(
      row
        .map((cell, column) =>
          column === 0 || column === HEADER.length - 1
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    );
  const told = comparisons.filter(({ found }) => found !== null);
  const off = told.filter((comparison) => Math.abs(deviation(comparison) ?? 0) > TOLERANCE);
  print('');
  if (told.length === 0) {
    print('There are too few demonstration ads to tell anything. Load some with npm run demo-data.');
    return 1;
  }
  print(
    off.length === 0
      ? `All ${String(told.length)} figures are within 10 %.`
      : `${String(off.length)} of ${String(told.length)} figures are off by more than 10 %: ${off.map(({ what }) => what).join('; ')}.`,
  );
  return off.length === 0 ? 0 : 1;
}

function toRow(comparison: Comparison): readonly string[] {
  const { what, unit, figure, found, ads, source } = comparison;
  const off = deviation(comparison);
  const shown = (value: number): string =>
    `${value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-GB')} ${unit}`;
  return [
    what,
    shown(figure),
    found === null ? 'too few ads' : shown(found),
    off === null ? '' : `${off > 0 ? '+' : ''}${(off * 100).toFixed(1)} %`,
    String(ads),
    source,
  ];
}
