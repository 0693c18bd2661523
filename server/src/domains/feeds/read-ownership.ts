import { LOCALES } from '@kvadrat/contracts/locales';
import { readTenure, type Tenure } from '../reading/api';
import { type FeedWarning, quote } from './feed-note';
import { adTexts, type KyeroAd } from './kyero-ad';

export interface FeedOwnership {
  /** Null for the whole property for good. */
  tenure: Tenure | null;
  warnings: FeedWarning[];
}

const FLAGS: readonly (readonly [path: string, tenure: Tenure])[] = [
  ['part_ownership', 'share'],
  ['share', 'share'],
  ['shared_ownership', 'share'],
  ['co_ownership', 'share'],
  ['fractional', 'share'],
  ['timeshare', 'share'],
  ['leasehold', 'lease'],
  ['lease', 'lease'],
  ['ground_lease', 'lease'],
];
/** Elements in which one is written as a word. */
const WORDS = ['tenure', 'ownership', 'ownership_type', 'share', 'type', ...LOCALES.map((locale) => `type/${locale}`)];
/** Texts of people, where only words count that mean nothing else. */
const TEXTS = ['features/feature', ...LOCALES.map((locale) => `title/${locale}`)];
const DESCRIPTIONS = LOCALES.map((locale) => `desc/${locale}`);
const OFF = /^(0|no|n|false|ne|nein|non|нет|não|nao|όχι|100\s*%|1\s*\/\s*1|freehold|full|whole)$/i;

/** Whether a share or a lease is offered, by the schema's own elements, the kind, lines of features, or, to be checked, the description. */
export function readOwnership(ad: KyeroAd): FeedOwnership {
  const found = inFlags(ad) ?? inTexts(ad, WORDS, false) ?? inTexts(ad, TEXTS, true);
  if (found !== null)
    return { tenure: found.tenure, warnings: [{ code: 'part-or-lease', detail: quote(found.words) }] };
  const described = inTexts(ad, DESCRIPTIONS, true);
  return described === null
    ? { tenure: null, warnings: [] }
    : { tenure: described.tenure, warnings: [{ code: 'part-or-lease-doubtful', detail: quote(described.words) }] };
}

interface Found {
  tenure: Tenure;
  words: string;
}

function inFlags(ad: KyeroAd): Found | null {
  for (const [path, tenure] of FLAGS) {
    const [text] = adTexts(ad, path);
    if (text !== undefined && !OFF.test(text)) return { tenure, words: `${path}: ${text}` };
  }
  return null;
}

function inTexts(ad: KyeroAd, paths: readonly string[], strict: boolean): Found | null {
  for (const text of paths.flatMap((path) => adTexts(ad, path))) {
    for (const sentence of strict ? text.split(/[.!?\n]+/) : [text]) {
      const { value, from } = readTenure(sentence, { strict });
      if (value !== null) return { tenure: value, words: from };
    }
  }
  return null;
}
