import { LOCALES } from '@kvadrat/contracts/locales';
import { type KindReading, readKind } from '../reading/api';
import { type FeedWarning, quote, quoteReading } from './feed-note';
import { adTexts, type KyeroAd } from './kyero-ad';

export interface FeedType {
  /** Null when no word of the file names a kind we know. */
  kind: KindReading | null;
  /** All words of the file for it; empty when there are none. */
  words: string[];
  /** What stands beside the kind: "with garage". */
  beside: string[];
  warnings: FeedWarning[];
}

/** Kind of property, as one word or in several languages, ours in our order first; what they do not agree on is told. */
export function readType(ad: KyeroAd): FeedType {
  const paths = ['type', ...LOCALES.map((locale) => `type/${locale}`), ...[...ad.values.keys()].filter((path) => path.startsWith('type/'))];
  const words = [...new Set(paths.flatMap((path) => adTexts(ad, path)))];
  const readings = words.map(readKind);
  const understood = readings.filter(({ value }) => value !== null);
  const [first] = understood;
  const kind = first?.value ?? null;
  if (first === undefined || kind === null) return { kind: null, words, beside: [], warnings: [] };
  const others = understood.filter(({ value }) => value !== null && value.typology !== kind.typology);
  const against = understood.filter(({ value }) => value !== null && value.category !== kind.category);
  const unknown = readings.filter(({ confidence }) => confidence === 'none').map(({ from }) => from);
  return {
    kind: { ...kind, rooms: firstOf(understood.map(({ value }) => value?.rooms)), bedrooms: firstOf(understood.map(({ value }) => value?.bedrooms)) },
    words,
    beside: first.value?.beside === null || first.value === null ? [] : [first.value.beside],
    warnings: [
      ...(first.confidence === 'doubtful' ? [{ code: 'kind-doubtful' as const, detail: quoteReading('type', { ...first, value: kind.kind }) }] : []),
      ...(against.length > 0 || (others.length > 0 && against.length > 0) ? [{ code: 'kind-contradiction' as const, detail: quote(words.join(' / ')) }] : []),
      ...unknown.map((word) => ({ code: 'value-unreadable' as const, detail: quoteReading('type', { from: word, value: null, doubts: [] }) })),
    ],
  };
}

function firstOf(values: readonly (number | null | undefined)[]): number | null {
  return values.find((value) => typeof value === 'number') ?? null;
}
