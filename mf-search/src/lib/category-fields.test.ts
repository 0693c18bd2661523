import { CATEGORY_GROUPS, CATEGORY_GROUP_KEYS } from '@kvadrat/contracts/vocabulary';
import { ASKED_FIELDS, questionsOf, withoutUnasked } from './category-fields';
import { EMPTY_FORM, type SearchForm } from './search-form';

test('R100 each of the ten groups has its questions; land is asked neither rooms nor lift', () => {
  for (const group of CATEGORY_GROUP_KEYS)
    expect(questionsOf(1, CATEGORY_GROUPS[group][0]).flags).toEqual(
      expect.arrayContaining(['priceReduced', 'noCommission', 'foldDuplicates']),
    );
  const { fields, flags } = questionsOf(1, 24);
  expect(fields).toEqual(['views', 'legal', 'seaDistanceMax', 'pricePerMetre', 'advertisers', 'publishedWithin']);
  expect(flags).not.toContain('ascensore');
  const ofSales = ASKED_FIELDS.filter((field) => field !== 'availableBy');
  expect(questionsOf(1, 1).fields).toEqual(ofSales);
  expect(questionsOf(1, 3).fields).toEqual(ofSales);
  expect(questionsOf(2, 1).fields).toEqual(ASKED_FIELDS);
});

test('R128 pets, smokers and students are asked of rents', () => {
  expect(questionsOf(2, 1).flags).toEqual(expect.arrayContaining(['animali', 'fumatore', 'perStudenti']));
  for (const flag of ['animali', 'fumatore', 'perStudenti'] as const)
    expect(questionsOf(1, 1).flags).not.toContain(flag);
});

test('what a new category is not asked is taken out by name, the rest stays', () => {
  const form: SearchForm = {
    ...EMPTY_FORM,
    category: 24,
    rooms: { min: '2', max: '' },
    bathrooms: 1,
    views: ['sea-view'],
    heatings: ['centralized'],
    flags: ['ascensore', 'priceReduced'],
  };
  const { form: left, dropped } = withoutUnasked(form);
  expect(dropped).toEqual(['rooms', 'bathrooms', 'heatings', 'ascensore']);
  expect(left).toMatchObject({
    rooms: { min: '', max: '' },
    bathrooms: null,
    heatings: [],
    views: ['sea-view'],
    flags: ['priceReduced'],
  });
  expect(withoutUnasked({ ...form, category: 1, flags: [] })).toMatchObject({ dropped: [] });
});
