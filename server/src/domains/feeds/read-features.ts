import type { Feature } from '@kvadrat/contracts/vocabulary';
import { cutText } from '../../platform/text';
import { readFeature } from '../reading/api';
import { type FeedWarning, quoteAll } from './feed-note';
import { adTexts, type KyeroAd } from './kyero-ad';

/** Elements of their own in which programs say that there is something. */
const ELEMENTS = ['pool', 'garden', 'parking', 'garage', 'lift', 'elevator', 'furnished', 'terrace', 'balcony', 'basement', 'cellar', 'alarm', 'pets', 'sea_view', 'sea_views', 'mountain_view', 'storage'];
/** Inside `features` these hold a line each; any other element is a name with its value. */
const LINES = new Set(['feature', 'item', 'value', 'name', 'title', 'amenity', 'extra']);
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
  const stated = lines(ad);
  const besides = beside === null ? [] : [{ ...readFeature(beside.text), from: beside.words }];
  const readings = [...[...elements(ad), ...stated].map(readFeature), ...besides].filter(({ from }) => from !== '');
  const denied = new Set(readings.flatMap(({ value }) => value?.denied ?? []));
  const has = new Set(readings.flatMap(({ value }) => value?.has ?? []));
  const both = [...has].filter((feature) => denied.has(feature));
  const kept = [...new Set([...readings.filter(({ confidence }) => confidence !== 'sure').map(({ from }) => from), ...stated.filter((line) => (readFeature(line).value?.denied ?? []).length > 0)])];
  return {
    features: [...has].filter((feature) => !denied.has(feature)).sort(),
    kept: kept.slice(0, MOST_KEPT).map((text) => cutText(text.replace(/\s+/g, ' '), LONGEST_KEPT)),
    warnings: [
      ...(kept.length > 0 ? [{ code: 'words-kept' as const, detail: quoteAll(kept) }] : []),
      ...(both.length > 0 ? [{ code: 'features-contradictory' as const, detail: both.join(', ') }] : []),
    ],
  };
}

function lines(ad: KyeroAd): string[] {
  return [...ad.values].flatMap(([path, texts]) => {
    const [field, name = 'feature', ...rest] = path.split('/');
    if (field !== 'features' && field !== 'feature' && field !== 'amenities') return [];
    const trimmed = texts.map((text) => text.trim());
    if (field === 'features' && path === 'features') return trimmed.flatMap((text) => text.split(/[\n;|,]+/)).map((text) => text.trim()).filter((text) => text !== '');
    return LINES.has(name) || rest.length > 0 ? trimmed : trimmed.map((text) => `${name.replaceAll('_', ' ')}: ${text}`);
  });
}

function elements(ad: KyeroAd): string[] {
  return ELEMENTS.flatMap((name) => adTexts(ad, name).map((text) => `${name.replaceAll('_', ' ')}: ${text}`));
}
