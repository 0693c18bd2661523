import { useWords } from '@kvadrat/remote-kit';
import type { SearchCriteria, SearchFlag } from '@kvadrat/contracts/search';
import {
  CONDITIONS,
  ENERGY_LEVEL_KEYS,
  FLAG_FEATURES,
  FLOOR_POSITIONS,
  HEATINGS,
  isOneOf,
} from '@kvadrat/contracts/vocabulary';
import { useLingui } from '@lingui/react/macro';
import { hasOwnLabel, OWN_LABELS } from './own-labels';

/** Criteria that are a choice of words, and legal facts. */
export const OPTION_KEYS = [
  'conditions',
  'floorPositions',
  'parkings',
  'heatings',
  'gardens',
  'energyLevels',
  'views',
  'legal',
  'advertisers',
  'flags',
] as const;

export type SearchOption = SearchCriteria[(typeof OPTION_KEYS)[number]][number];

/** All flags, in the order in which the form offers them. */
export const SEARCH_FLAGS: readonly SearchFlag[] = [
  ...Object.keys(FLAG_FEATURES).filter(isFeatureFlag),
  'withPhotos',
  'withPlan',
  'available',
  'priceReduced',
  'noCommission',
  'noAste',
  'foldDuplicates',
];

function isFeatureFlag(option: string): option is keyof typeof FLAG_FEATURES {
  return Object.hasOwn(FLAG_FEATURES, option);
}

/** Names an option in the words of the vocabulary, as it stands among others of its kind. */
export function useOptionLabel(): (option: SearchOption) => string {
  const { i18n } = useLingui();
  const word = useWords();
  return (option) => {
    if (hasOwnLabel(option)) return i18n._(OWN_LABELS[option]);
    if (isFeatureFlag(option)) return word('features', FLAG_FEATURES[option]);
    if (isOneOf(CONDITIONS, option)) return word('conditions', option);
    if (isOneOf(FLOOR_POSITIONS, option)) return word('floorPositions', option);
    if (isOneOf(HEATINGS, option)) return word('heatings', option);
    if (isOneOf(ENERGY_LEVEL_KEYS, option)) return word('energyLevels', option);
    return word('features', option);
  };
}
