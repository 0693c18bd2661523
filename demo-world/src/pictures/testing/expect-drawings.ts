import { renderDrawing } from '@kvadrat/server/domains/media';
import { drawRecipe } from '../draw-recipe';

const LIST_WIDTH = 640;
const LIST_BYTES = 20_000;

/** All differ, and none names a font, a file or an address or holds a number that is none. */
export function expectDrawings(recipes: readonly string[]): void {
  const drawings = recipes.map((recipe) => drawRecipe(recipe) ?? '');
  expect(new Set(drawings).size).toBe(recipes.length);
  for (const svg of drawings) {
    expect(svg.slice(0, 100)).toContain('viewBox="0 0 1200 900"');
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|<image|href|url\((?!#d)/);
  }
}

/** Each is small on the wire in the size of lists. */
export async function expectSmallPictures(recipes: readonly string[]): Promise<void> {
  for (const recipe of recipes) {
    const [size] = await renderDrawing(drawRecipe(recipe) ?? '', [LIST_WIDTH]);
    expect(size?.width).toBe(LIST_WIDTH);
    expect(size?.avif.byteLength).toBeLessThanOrEqual(LIST_BYTES);
    expect(size?.webp.byteLength).toBeLessThanOrEqual(LIST_BYTES);
  }
}
