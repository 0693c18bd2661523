import { Random } from '../random';
import { PAINTERS } from './painters';
import { SCENES } from './families';
import { readPhotograph, takePhotograph } from './photographs';
import { drawPlan } from './plans/draw-plan';
import { readPlanRecipe } from './plans/plan-recipe';

const SEED = 20_260_101;
const SCENE_OF = new Map(SCENES.map((scene, index) => [scene.recipe, { ...scene, index }]));

/** Draws a picture as SVG of the shape 4:3, the same each time; null for a recipe nobody wrote. */
export function drawRecipe(recipe: string): string | null {
  const picture = readPhotograph(recipe);
  const drawing = drawScene(picture.scene);
  return drawing === null ? null : takePhotograph(drawing, picture);
}

function drawScene(recipe: string): string | null {
  const scene = SCENE_OF.get(recipe);
  if (scene !== undefined) return PAINTERS[scene.family](scene.variant, new Random(SEED, scene.index + 1));
  const plan = readPlanRecipe(recipe);
  return plan === null ? null : drawPlan(plan);
}
