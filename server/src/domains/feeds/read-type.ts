import { LOCALES } from '@kvadrat/contracts/locales';
import { type KindReading, readKind } from '../reading/api';
import { type FeedWarning, quote, quoteReading } from './feed-note';
import { adTexts, type KyeroAd } from './kyero-ad';

/** Homes in a house with others. */
const FLATS = new Set([1, 2, 4]);

export interface FeedType {
  /** Null when no word of the file names a kind we know. */
  kind: KindReading | null;
  /** All words of the file for it; empty when there are none. */
  words: string[];
  /** What stands beside the kind, "with garage", and the words it stands in. */
  beside: { text: string; words: string } | null;
  warnings: FeedWarning[];
}

/** Kind of property, as one word or in several languages, ours in our order first; what they do not agree on is told. */
export function readType(ad: KyeroAd): FeedType {
  const paths = [
    'type',
    ...LOCALES.map((locale) => `type/${locale}`),
    ...[...ad.values.keys()].filter((path) => path.startsWith('type/')),
  ];
  const words = [...new Set(paths.flatMap((path) => adTexts(ad, path)))];
  const readings = words.map(readKind);
  const understood = readings.filter(({ value }) => value !== null);
  const [first] = understood;
  const kind = first?.value ?? null;
  if (first === undefined || kind === null) return { kind: null, words, beside: null, warnings: [] };
  const others = understood.filter(({ value }) => value !== null && value.typology !== kind.typology);
  const unknown = readings.filter(({ confidence }) => confidence === 'none').map(({ from }) => from);
  return {
    kind: {
      ...kind,
      rooms: firstOf(understood.map(({ value }) => value?.rooms)),
      bedrooms: firstOf(understood.map(({ value }) => value?.bedrooms)),
    },
    words,
    beside: kind.beside === null ? null : { text: kind.beside, words: first.from },
    warnings: [
      ...(first.confidence === 'doubtful'
        ? [{ code: 'kind-doubtful' as const, detail: quoteReading('type', { ...first, value: kind.kind }) }]
        : []),
      ...(others.length > 0 && differ(kind, others)
        ? [{ code: 'kind-contradiction' as const, detail: quote(words.join(' / ')) }]
        : []),
      ...unknown.map((word) => ({
        code: 'value-unreadable' as const,
        detail: quoteReading('type', { from: word, value: null, doubts: [] }),
      })),
    ],
  };
}

/** A house and a villa are the same in two languages; a house and a garage are not. */
function differ(kind: KindReading, others: readonly { value: KindReading | null }[]): boolean {
  return others.some(
    ({ value }) =>
      value !== null && (value.category !== kind.category || FLATS.has(value.typology) !== FLATS.has(kind.typology)),
  );
}

function firstOf(values: readonly (number | null | undefined)[]): number | null {
  return values.find((value) => typeof value === 'number') ?? null;
}
