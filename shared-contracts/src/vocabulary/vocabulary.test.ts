import {
  CATEGORY_CODES,
  CATEGORY_SLUGS,
  categoryFromSlug,
  CONTRACT_CODES,
  contractFromSlug,
  CONTRACT_SLUGS,
  ENERGY_CLASS_CODES,
  ENERGY_CLASSES,
  FEATURES,
  isCategoryCode,
  isPaidVisibility,
  isSearchableContract,
  isTypologyCode,
  LISTING_STATUS,
  MAP_DISPLAYS,
  PLACE_LEVELS,
  SEARCHABLE_CONTRACTS,
  TYPOLOGY_CODES,
  VISIBILITY_TIERS,
} from '.';

test('R98 contract codes', () => {
  expect(CONTRACT_CODES).toEqual([1, 2, 14, 15]);
  expect([1, 2, 14].every(isSearchableContract)).toBe(true);
  for (const other of [15, 0, '1', null, undefined]) expect(isSearchableContract(other)).toBe(false);
  for (const code of SEARCHABLE_CONTRACTS) expect(contractFromSlug(CONTRACT_SLUGS[code])).toBe(code);
  expect(contractFromSlug('kupnja')).toBeNull();
});

test('R99 the fifteen categories, each with a word of its own', () => {
  expect([...CATEGORY_CODES].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 14, 20, 21, 22, 23, 24, 25, 26, 27]);
  for (const code of CATEGORY_CODES) expect(categoryFromSlug(CATEGORY_SLUGS[code])).toBe(code);
  expect(categoryFromSlug('constructor')).toBeNull();
  expect(CATEGORY_CODES.every(isCategoryCode)).toBe(true);
  for (const other of [7, '1', 'toString', null]) expect(isCategoryCode(other)).toBe(false);
});

test('R101 the eighteen property types', () => {
  expect(TYPOLOGY_CODES).toHaveLength(18);
  expect(TYPOLOGY_CODES.every(isTypologyCode)).toBe(true);
  for (const other of [0, 19, '1', 1.5]) expect(isTypologyCode(other)).toBe(false);
});

test('R103, R106, R115, R116 codes and words are those of the specification', () => {
  expect(LISTING_STATUS).toEqual({ active: 1, sold: 3, secret: 14 });
  expect(MAP_DISPLAYS).toEqual(['only_area', 'marker', 'no_map']);
  expect(PLACE_LEVELS).toHaveLength(11);
  expect(VISIBILITY_TIERS.filter(isPaidVisibility)).toEqual(['supervetrina', 'vetrina', 'star', 'top', 'premium']);
});

test('R113 energy classes are 1 to 8 in order, 9 is not classified', () => {
  expect(ENERGY_CLASS_CODES.map((code) => ENERGY_CLASSES[code])).toEqual([
    'A+',
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
    'G',
    'NC',
  ]);
});

test('features fit the bits of a positive 32-bit number', () => {
  expect(new Set(FEATURES).size).toBe(FEATURES.length);
  expect(FEATURES.length).toBeLessThanOrEqual(31);
  // Stored masks depend on these places.
  expect([FEATURES.indexOf('furnished'), FEATURES.indexOf('sea-view'), FEATURES.indexOf('students')]).toEqual([
    0, 13, 21,
  ]);
});
