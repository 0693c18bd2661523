import { renderDrawing } from '../../media';
import { drawRecipe } from './draw-recipe';
import { FAMILY_NAMES, SCENES } from './families';

const LIST_WIDTH = 640;
const LIST_BYTES = 20_000;

const drawings = SCENES.map(({ recipe }) => drawRecipe(recipe) ?? '');

test('there are at least 400 pictures, and all differ', () => {
  expect(drawings.length).toBeGreaterThanOrEqual(400);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('the same recipe gives the same drawing, byte for byte', () => {
  for (const name of FAMILY_NAMES) expect(drawRecipe(`${name}-3`)).toBe(drawRecipe(`${name}-3`));
});

test('a drawing names no font, file or address, and holds no number that is none', () => {
  for (const svg of drawings) {
    expect(svg.slice(0, 100)).toContain('viewBox="0 0 1200 900"');
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|<image|href|url\((?!#d)/);
  }
});

test('nothing is drawn from a recipe nobody wrote', () => {
  expect(drawRecipe('living-sea-9999')).toBeNull();
  expect(drawRecipe('plan net=1e9 rooms=3')).toBeNull();
});

test('a picture of each family, and those with most detail, take at most 20 KB in the size of lists', async () => {
  for (const recipe of [...FAMILY_NAMES.map((name) => `${name}-1`), 'balcony-city-7', 'old-facade-14', 'balcony-city-11', 'block-coast-18', 'old-facade-8', 'view-old-town-6']) {
    const [size] = await renderDrawing(drawRecipe(recipe) ?? '', [LIST_WIDTH]);
    expect(size?.width).toBe(LIST_WIDTH);
    expect(size?.avif.byteLength).toBeLessThanOrEqual(LIST_BYTES);
    expect(size?.webp.byteLength).toBeLessThanOrEqual(LIST_BYTES);
  }
}, 60_000);
