import type { Feature } from '@kvadrat/contracts/vocabulary';
import { cutText } from '../../platform/text';
import { readFeature } from '../reading/api';
import { type FeedWarning, quoteAll } from './feed-note';
import { adTexts, type KyeroAd } from './kyero-ad';

/** Elements of their own in which programs say that there is something. */
const ELEMENTS = [
  'pool',
  'garden',
  'parking',
  'garage',
  'lift',
  'elevator',
  'furnished',
  'terrace',
  'balcony',
  'basement',
  'cellar',
  'alarm',
  'pets',
  'sea_view',
  'sea_views',
  'mountain_view',
  'storage',
];
/** Inside `features` these hold a line each; any other element is a name with its value. */
const LINES = new Set(['feature', 'item', 'value', 'name', 'title', 'amenity', 'extra']);
const LISTS = new Set(['features', 'feature', 'amenities']);
const ON = /^(1|true|yes|y|x|da|ja|s[ií]|oui|sim|да|ναι)$/i;
const OFF = /^(0|false|no|n|ne|nein|non|n[aã]o|нет|όχι)$/i;
const MOST_KEPT = 100;
const LONGEST_KEPT = 120;

export interface FeedFeatures {
  features: Feature[];
  /** Lines that ours do not say, or not wholly, in the advertiser's words. */
  kept: string[];
  warnings: FeedWarning[];
}

/** Features of an ad. Nothing is lost: what is not among ours, is denied or is only part of what a line says, is kept as it stands there. */
export function readFeatures(ad: KyeroAd, beside: { text: string; words: string } | null = null): FeedFeatures {
  const lines = [
    ...linesOf(ad).map(lineOf),
    ...flagsOf(ad).map(flagOf),
    ...(beside === null ? [] : [{ ...lineOf(beside.text), shown: beside.words }]),
  ];
  const denied = new Set(lines.flatMap((line) => line.denied));
  const has = new Set(lines.flatMap((line) => line.has));
  const both = [...has].filter((feature) => denied.has(feature));
  const kept = [...new Set(lines.filter(({ whole, shown }) => !whole && shown !== '').map(({ shown }) => shown))];
  const off = [...new Set(lines.filter(({ whole, shown }) => !whole && shown === '').map(({ said }) => said))];
  return {
    features: [...has].filter((feature) => !denied.has(feature)).sort(),
    kept: kept.slice(0, MOST_KEPT).map((text) => cutText(text.replace(/\s+/g, ' '), LONGEST_KEPT)),
    warnings: [
      ...(kept.length > 0 ? [{ code: 'words-kept' as const, detail: quoteAll(kept) }] : []),
      ...(off.length > 0 ? [{ code: 'value-unreadable' as const, detail: quoteAll(off) }] : []),
      ...(both.length > 0 ? [{ code: 'features-contradictory' as const, detail: both.join(', ') }] : []),
    ],
  };
}

interface Line {
  has: readonly Feature[];
  denied: readonly Feature[];
  /** Whether ours say all of it. */
  whole: boolean;
  /** What visitors read where they do not; empty where it says that there is none of something we have no word for. */
  shown: string;
  said: string;
}

/** A line that people wrote: a denial is worth reading too. */
function lineOf(text: string): Line {
  const { value, confidence } = readFeature(text);
  const denied = value?.denied ?? [];
  return {
    has: value?.has ?? [],
    denied,
    whole: confidence === 'sure' && denied.length === 0,
    shown: text,
    said: text,
  };
}

/** A name with its value, as programs write them. */
function flagOf([name, value]: readonly [string, string]): Line {
  const said = `${name}: ${value}`;
  const reading = readFeature(said);
  return {
    has: reading.value?.has ?? [],
    denied: reading.value?.denied ?? [],
    whole: reading.confidence === 'sure',
    shown: OFF.test(value) ? '' : ON.test(value) ? name : said,
    said,
  };
}

function linesOf({ values }: KyeroAd): string[] {
  return [...values].flatMap(([path, texts]) => {
    if (path === 'features')
      return texts
        .flatMap((text) => text.split(/[\n;|,]+/))
        .map((text) => text.trim())
        .filter((text) => text !== '');
    return isList(path) && isLine(path) ? texts.map((text) => text.trim()) : [];
  });
}

function flagsOf(ad: KyeroAd): [name: string, value: string][] {
  const inLists = [...ad.values.keys()].filter((path) => path !== 'features' && isList(path) && !isLine(path));
  return [...ELEMENTS, ...inLists].flatMap((path) =>
    adTexts(ad, path).map((text): [string, string] => [(path.split('/').at(-1) ?? path).replaceAll('_', ' '), text]),
  );
}

function isList(path: string): boolean {
  return LISTS.has(path.split('/')[0] ?? '');
}

function isLine(path: string): boolean {
  const [, name = 'feature', ...rest] = path.split('/');
  return LINES.has(name) || rest.length > 0;
}
