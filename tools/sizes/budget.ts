/** One thing measured against its budget; bytes unless the unit says otherwise. */
export interface Measurement {
  what: string;
  measured: number;
  budget: number;
  unit: 'KB' | 'requests';
}

/** A kilobyte is a thousand bytes, the stricter reading. */
export const KB = 1000;

/** Budgets of the whole portal. Raising one takes a decision record. */
export const BUDGETS = {
  /** A first visit's scripts and styles, brotli. */
  firstVisit: 140 * KB,
  /** The part of it that is libraries and federation. */
  libraries: 92 * KB,
  firstVisitRequests: 10,
  /** What the platform costs for each further remote, brotli. */
  remote: 10 * KB,
  remoteRequests: 2,
  /** Any one subpath of the contracts, gzip. `/forms` brings yup and is not one of them. */
  contractsSubpath: 3 * KB,
  /** `/search` reads and writes everything an address can ask for; see decisions 0057 and 0205. */
  searchSubpath: 3.75 * KB,
  /** What one package takes of the ui-kit with its styles, gzip. */
  kitTaken: 8 * KB,
  /** The whole ui-kit with its styles, gzip; nobody takes it all. */
  kit: 20 * KB,
  /** The embedded map with all it needs until it can be used, scripts and styles, gzip; decision 0066. */
  map: 95 * KB,
  /** What stands between a page and Google's map, without Google's own script, gzip. */
  googleMap: 16 * KB,
  /** What drawing on it brings when it begins, gzip. */
  drawing: 45 * KB,
  /** One of its smallest parts, gzip: what is not imported costs nothing. */
  kitSmallPart: 1 * KB,
} as const;

export function isOver({ measured, budget }: Measurement): boolean {
  return measured > budget;
}

/** The measurements as lines of a table, those over their budget marked. */
export function toTable(measurements: readonly Measurement[]): string[] {
  const rows = measurements.map((measurement) => {
    const show = (value: number): string => (measurement.unit === 'KB' ? (value / KB).toFixed(2) : String(value));
    return [
      measurement.what,
      show(measurement.measured),
      show(measurement.budget),
      measurement.unit,
      isOver(measurement) ? 'OVER' : '',
    ];
  });
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map(([what = '', measured = '', budget = '', unit = '', mark = '']) =>
    `${what.padEnd(widths[0] ?? 0)}  ${measured.padStart(widths[1] ?? 0)} of ${budget.padStart(widths[2] ?? 0)} ${unit.padEnd(8)} ${mark}`.trimEnd(),
  );
}
