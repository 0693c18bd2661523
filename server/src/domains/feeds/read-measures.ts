import { type Plausible, readArea, readCount, readDate } from '../reading/api';
import { COLUMN_BOUNDS, fits } from './column-bounds';
import { type AdWarning, type FeedWarning, quoteReading } from './feed-note';
import { adText, type KyeroAd } from './kyero-ad';

/** Square metres of a building or of rooms by category; others than these can be as large as a hall. */
const BUILT: Readonly<Partial<Record<number, Plausible>>> = { 1: [8, 2500], 4: [4, 200], 22: [5, 1000] };
const ANY_BUILT: Plausible = [5, 200_000];
const FLAT: Plausible = [8, 900];
const FLATS = new Set([1, 2, 4]);
const ANY_PLOT: Plausible = [20, COLUMN_BOUNDS.area[1]];

/** Reads the measures of an ad and notes what is doubtful in them. */
export class Measures {
  readonly #ad: KyeroAd;
  readonly warnings: FeedWarning[] = [];

  constructor(ad: KyeroAd) {
    this.#ad = ad;
  }

  /** Square metres; 0 and nothing mean "unknown". */
  built(path: string, { category, typology }: { category: number; typology: number }): number | null {
    return this.#area(path, category === 1 && FLATS.has(typology) ? FLAT : (BUILT[category] ?? ANY_BUILT));
  }

  plot(path: string): number | null {
    return this.#area(path, ANY_PLOT);
  }

  /** A number of the first of these elements that says one. */
  count(paths: readonly string[], bounds: 'count' | 'floor' | 'year' = 'count'): number | null {
    for (const path of paths) {
      const reading = readCount(adText(this.#ad, path));
      this.#tell(path, reading, 'number-doubtful');
      const { value } = reading;
      if (value !== null && fits(value, bounds)) return value;
      // Programs write 0 for a year they do not know.
      if (value !== null && !(bounds === 'year' && value === 0)) this.#outOfBounds(path, reading);
    }
    return null;
  }

  date(paths: readonly string[]): string | null {
    for (const path of paths) {
      const reading = readDate(adText(this.#ad, path));
      this.#tell(path, reading, 'date-doubtful');
      if (reading.value !== null) return reading.value;
    }
    return null;
  }

  #area(path: string, plausible: Plausible): number | null {
    const reading = readArea(adText(this.#ad, path), plausible);
    this.#tell(path, reading, 'area-doubtful');
    const { value } = reading;
    if (value === null || value === 0) return null;
    if (fits(value, 'area')) return Math.round(value * 100) / 100;
    this.#outOfBounds(path, reading);
    return null;
  }

  #tell(
    path: string,
    reading: { from: string; value: unknown; confidence: string; doubts: readonly string[] },
    doubtful: AdWarning,
  ): void {
    if (reading.confidence === 'none')
      this.warnings.push({ code: 'value-unreadable', detail: quoteReading(path, reading) });
    else if (reading.confidence === 'doubtful')
      this.warnings.push({ code: doubtful, detail: quoteReading(path, reading) });
  }

  #outOfBounds(path: string, { from }: { from: string }): void {
    this.warnings.push({ code: 'value-out-of-bounds', detail: quoteReading(path, { from, value: null, doubts: [] }) });
  }
}
