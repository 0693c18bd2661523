import {
  parseCriteria,
  RANGE_KEYS,
  RANGE_PARAMETERS,
  SEARCH_FLAGS,
  type SearchCriteria,
} from '@kvadrat/contracts/search';
import type { PlaceDirectory } from '../../geography/api';
import type { Chip, Understood } from '../chip';
import type { PlaceNames } from '../places/place-names';
import { tokenise } from '../reader/tokenise';

/** Parameters a model may use; places come by name, and areas are for people to draw. */
export const MODEL_PARAMETERS: readonly string[] = [
  'idContratto',
  'idCategoria',
  ...RANGE_KEYS.flatMap((key) => Object.values(RANGE_PARAMETERS[key])),
  'bagni',
  'idTipologia',
  'stato',
  'fasciaPiano',
  'boxAuto',
  'riscaldamenti',
  'giardino',
  'classeEnergetica',
  'vista',
  'legal',
  'seaDistanceMax',
  'builtAfter',
  'advertiser',
  'publishedWithin',
  ...SEARCH_FLAGS.filter((flag) => flag !== 'foldDuplicates'),
  'criterio',
  'ordine',
];

const MOST_CHIPS = 40;
const LONGEST_PLACE = 80;

/**
 * What of a model's answer can be believed: each chip quotes words that stand in the sentence, its parameters are read as
 * those of an address are, its place is in the directory. The rest is dropped.
 * @returns null when the answer has not the shape that was asked for
 */
export function chipsOfAnswer(
  answer: unknown,
  sentence: string,
  names: PlaceNames,
  directory: PlaceDirectory,
): Understood[] | null {
  const list = memberOf(answer, 'chips');
  if (!Array.isArray(list)) return null;
  return list.slice(0, MOST_CHIPS).flatMap((entry: unknown) => {
    const words = memberOf(entry, 'words');
    const start = typeof words === 'string' && words.trim() !== '' ? sentence.indexOf(words) : -1;
    if (typeof words !== 'string' || start < 0) return [];
    const chips = [
      ...placeChips(memberOf(entry, 'place'), names, directory),
      ...parameterChips(memberOf(entry, 'parameters')),
    ];
    return chips.map((chip) => ({ start, end: start + words.length, ...chip }));
  });
}

function placeChips(name: unknown, names: PlaceNames, directory: PlaceDirectory): Chip[] {
  if (typeof name !== 'string' || name.length > LONGEST_PLACE) return [];
  const tokens = tokenise(name);
  const found = names.at(tokens, 0, true);
  const place = directory.byPath(name) ?? (found?.end === tokens.length ? found.candidates[0]?.places[0] : undefined);
  return place === undefined || place.level === 'country' ? [] : [{ field: 'place', value: [place.path] }];
}

function parameterChips(parameters: unknown): Chip[] {
  if (typeof parameters !== 'object' || parameters === null) return [];
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    const written = Array.isArray(value) ? value.join() : String(value);
    if (MODEL_PARAMETERS.includes(name)) query.set(name, written);
  }
  const { criteria } = parseCriteria(null, query);
  return [...numberChips(criteria), ...listChips(criteria), ...choiceChips(criteria, query)];
}

function numberChips(criteria: SearchCriteria): Chip[] {
  const { bathrooms, seaDistanceMax, builtAfter, publishedWithin } = criteria;
  return [
    ...RANGE_KEYS.flatMap((field): Chip[] => {
      const { min, max } = criteria[field];
      if (min === undefined && max === undefined) return [];
      return [{ field, value: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) } }];
    }),
    ...(bathrooms === null ? [] : [{ field: 'bathrooms' as const, value: bathrooms }]),
    ...(seaDistanceMax === null ? [] : [{ field: 'seaDistanceMax' as const, value: seaDistanceMax }]),
    ...(builtAfter === null ? [] : [{ field: 'builtAfter' as const, value: builtAfter }]),
    ...(publishedWithin === null ? [] : [{ field: 'publishedWithin' as const, value: publishedWithin }]),
  ];
}

function listChips(criteria: SearchCriteria): Chip[] {
  const lists: Chip[] = [
    { field: 'typologies', value: criteria.typologies },
    { field: 'conditions', value: criteria.conditions },
    { field: 'floorPositions', value: criteria.floorPositions },
    { field: 'parkings', value: criteria.parkings },
    { field: 'heatings', value: criteria.heatings },
    { field: 'gardens', value: criteria.gardens },
    { field: 'energyLevels', value: criteria.energyLevels },
    { field: 'views', value: criteria.views },
    { field: 'advertisers', value: criteria.advertisers },
  ];
  return [
    ...lists.filter(({ value }) => Array.isArray(value) && value.length > 0),
    ...criteria.legal.map((value): Chip => ({ field: 'legal', value })),
    ...criteria.flags.map((value): Chip => ({ field: 'flags', value })),
  ];
}

/** Of these the default may be meant as well, so that it counts whether they were named. */
function choiceChips({ contract, category, sort }: SearchCriteria, query: URLSearchParams): Chip[] {
  const named = (name: string, value: string | number): boolean => query.get(name)?.trim() === String(value);
  return [
    ...(named('idContratto', contract) ? [{ field: 'contract' as const, value: contract }] : []),
    ...(named('idCategoria', category) ? [{ field: 'category' as const, value: category }] : []),
    ...(named('criterio', sort.field) ? [{ field: 'sort' as const, value: sort }] : []),
  ];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
