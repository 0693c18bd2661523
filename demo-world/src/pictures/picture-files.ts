import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Db } from '@kvadrat/server/platform/db';
import { fileDrawings, hungRecipes, renderAhead } from '@kvadrat/server/domains/media';
import { drawRecipe } from './draw-recipe';
import { isScene } from './families';
import { PHOTOGRAPH_STYLE, readPhotograph } from './photographs';
import { planIdentity } from './plans/plan-identity';

export interface PictureFiles {
  /** Ids of pictures by recipe; those that are new get one. @throws RangeError for an unknown recipe */
  idsOf: (recipes: Iterable<string>) => Promise<ReadonlyMap<string, number>>;
}

/** Gives pictures their ids when they are first needed. Nothing is rendered: ads can show them at once. */
export function filePictures(db: Db): PictureFiles {
  const ids = new Map<string, number>();
  const identityOf = identities();
  return {
    idsOf: async (recipes) => {
      const missing = [...new Set(recipes)].filter((recipe) => !ids.has(recipe));
      if (missing.length > 0) {
        const filed = await fileDrawings(
          db,
          missing.map((recipe) => ({ recipe, identity: identityOf(recipe) })),
        );
        for (const [recipe, id] of filed) ids.set(recipe, id);
      }
      return ids;
    },
  };
}

/** What names pictures: of scenes their source; of photographs, of which there are many of each scene, the scene's and how they were taken. */
function identities(): (recipe: string) => string {
  const scenes = new Map<string, string>();
  return (recipe) => {
    const { scene, takenFor, copiedBy } = readPhotograph(recipe);
    const drawn = takenFor === null && copiedBy === null;
    const known = scenes.get(scene);
    const identity = known ?? planIdentity(scene) ?? sourceOf(scene);
    if (drawn) return identity;
    if (known === undefined && isScene(scene)) scenes.set(scene, identity);
    return `${createHash('sha256').update(identity).digest('hex')} ${PHOTOGRAPH_STYLE} ${String(takenFor)} ${String(copiedBy)}`;
  };
}

/** Pictures in work at a time. */
const LANES = 2;

/**
 * Renders the pictures that several ads share, in the sizes that pages ask for, covers first; what is there already is
 * left alone. Plans, the largest sizes and pictures beyond the limit are rendered when somebody looks at them.
 */
export async function renderPictures(
  { db, dataDir }: { db: Db; dataDir: string },
  limit: number,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const recipes = (await hungRecipes(db)).filter(isScene).slice(0, limit);
  const waiting = recipes.values();
  let done = 0;
  const lane = async (): Promise<void> => {
    for (const recipe of waiting) {
      await renderAhead(dataDir, sourceOf(recipe));
      done += 1;
      onProgress(done, recipes.length);
      // Visitors' requests go first.
      await breathe();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function sourceOf(recipe: string): string {
  const svg = drawRecipe(recipe);
  if (svg === null) throw new RangeError(`Nothing is drawn from ${recipe}.`);
  return svg;
}
