import type { EnergyClassCode } from '@kvadrat/contracts/vocabulary';
import { type FeedWarning, quoteReading } from './feed-note';
import { adText, type KyeroAd } from './kyero-ad';

const CLASSES: Readonly<Record<string, EnergyClassCode>> = {
  'A+': 1,
  'A++': 1,
  'A+++': 1,
  A: 2,
  B: 3,
  C: 4,
  D: 5,
  E: 6,
  F: 7,
  G: 8,
};
/** What stands for "has none": `X` by the schema, and words for being exempt or on its way. */
const NONE = /^(X|NC|-|EXEMPT|PENDING|IN PROCESS|IN PROGRESS|NOT RATED|0)$/;
const UNCLASSIFIED: EnergyClassCode = 9;

/** The energy class of an ad: A+ to G, with words of programs around it ("Class B", "B - 45 kWh"). */
export function readEnergy(ad: KyeroAd): { value: EnergyClassCode; warnings: FeedWarning[] } {
  const text = adText(ad, 'energy_rating/consumption') || adText(ad, 'energy_rating');
  const plain = text.toUpperCase().trim();
  if (plain === '' || NONE.test(plain)) return { value: UNCLASSIFIED, warnings: [] };
  const letter = CLASSES[plain] ?? CLASSES[/(?:^|[\s:(])([A-G]\+{0,3})(?:$|[\s:,;)])/.exec(plain)?.[1] ?? ''];
  if (letter !== undefined) return { value: letter, warnings: [] };
  return {
    value: UNCLASSIFIED,
    warnings: [
      { code: 'value-unreadable', detail: quoteReading('energy_rating', { from: text, value: null, doubts: [] }) },
    ],
  };
}
