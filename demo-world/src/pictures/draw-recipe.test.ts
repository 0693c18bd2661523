import { drawRecipe } from './draw-recipe';
import { FAMILY_NAMES, SCENES } from './families';
import { expectDrawings, expectSmallPictures } from './testing/expect-drawings';

/** Every so many scenes; `draw-recipe.full.test.ts` takes all of them. */
const SAMPLE = 5;

test('there are at least 400 scenes, and no drawing of a sample is like another or names anything from outside', () => {
  expect(SCENES.length).toBeGreaterThanOrEqual(400);
  expectDrawings(SCENES.filter((_, index) => index % SAMPLE === 0).map(({ recipe }) => recipe));
});

test('the same recipe gives the same drawing, byte for byte', () => {
  for (const name of FAMILY_NAMES) expect(drawRecipe(`${name}-3`)).toBe(drawRecipe(`${name}-3`));
});

test('nothing is drawn from a recipe nobody wrote', () => {
  expect(drawRecipe('living-sea-9999')).toBeNull();
  expect(drawRecipe('plan net=1e9 rooms=3')).toBeNull();
});

test('pictures with most detail take at most 20 KB in the size of lists', async () => {
  await expectSmallPictures([
    'balcony-city-7',
    'old-facade-14',
    'balcony-city-11',
    'block-coast-18',
    'old-facade-8',
    'view-old-town-6',
  ]);
}, 60_000);
