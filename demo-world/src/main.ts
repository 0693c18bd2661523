import type { World } from '@kvadrat/server/world';
import { drawRecipe } from './pictures/draw-recipe';

/** What a portal asks of the world that was built beside it. Documents are asked for less often than pictures, and take more. */
export const world: World = {
  draw: drawRecipe,
  makeDocument: async (recipe) => (await import('./documents/make-demo-document')).makeDemoDocument(recipe),
};
