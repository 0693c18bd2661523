import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { mediaFile, mediaFolder, writePicture } from './media-folder';
import { onceEach } from './once-each';
import { picturesHere, type PictureMaker } from './picture-maker';
import { DRAWING, DRAWING_WIDTHS, drawingHash } from './render-drawing';

/** Source of the picture a recipe stands for; null for recipes it does not know. */
export type Draw = (recipe: string) => string | null;

export interface DrawDeps {
  db: Db;
  dataDir: string;
  draw: Draw;
  /** Who works on pictures; this process itself if nobody is named. */
  pictures?: PictureMaker;
}

export interface FiledDrawing {
  recipe: string;
  /** Changes whenever the drawing does, and is no other drawing's: its source, unless that is too much work. */
  identity: string;
}

/** Largest size that is rendered before anybody asks for it: what cards show. */
const AHEAD_WIDTH = 640;

/**
 * Gives drawings an id, so that ads can show them, without rendering anything.
 * @returns ids by recipe
 */
export async function fileDrawings(db: Db, drawings: readonly FiledDrawing[]): Promise<Map<string, number>> {
  const named = drawings.map(({ recipe, identity }) => ({ recipe, hash: drawingHash(identity) }));
  const recipeOf = new Map(named.map(({ recipe, hash }) => [hash, recipe]));
  const rows = [...recipeOf].map(([hash, recipe]) => ({ hash, recipe }));
  const { rows: filed } = await sql<{ id: number; hash: string }>`
    INSERT INTO media (hash, width, height, widths, bytes, recipe)
    SELECT hash, ${DRAWING.width}::int, ${DRAWING.height}::int, ${[...DRAWING_WIDTHS]}::smallint[], 0, recipe
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS drawing (hash text, recipe text) ORDER BY hash
    ON CONFLICT (hash) DO UPDATE SET recipe = excluded.recipe
    RETURNING id, hash`.execute(db);
  const idOf = new Map(filed.map(({ id, hash }) => [hash, id]));
  return new Map(
    named.flatMap(({ recipe, hash }) => {
      const id = idOf.get(hash);
      return id === undefined ? [] : [[recipe, id] as const];
    }),
  );
}

/** Recipes of the drawings that ads show, those that stand first in most ads first. */
export async function hungRecipes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ recipe: string }>`
    SELECT media.recipe
    FROM media JOIN listing_photo photo ON photo.media_id = media.id
    WHERE media.recipe IS NOT NULL
    GROUP BY media.recipe
    ORDER BY count(*) FILTER (WHERE photo.position = 0) DESC, media.recipe`.execute(db);
  return rows.map(({ recipe }) => recipe);
}

/** Renders a drawing that was filed by its source, in the sizes most pages ask for, unless it has been already. */
export async function renderAhead(dataDir: string, svg: string): Promise<void> {
  const hash = drawingHash(svg);
  const widths = DRAWING_WIDTHS.filter((width) => width <= AHEAD_WIDTH);
  const missing: number[] = [];
  for (const width of widths) if (!(await isThere(dataDir, hash, width))) missing.push(width);
  if (missing.length > 0) await writePicture(dataDir, hash, await picturesHere.draw(svg, missing));
}

/**
 * Renders what is asked for before its turn, one file after the other, each once however many ask for it.
 * @returns a function that answers whether the file is there now
 */
export function drawWhenAsked({
  db,
  dataDir,
  draw,
  pictures = picturesHere,
}: DrawDeps): (hash: string, width: number) => Promise<boolean> {
  const once = onceEach<boolean>();

  const render = async (hash: string, width: number): Promise<boolean> => {
    if (!DRAWING_WIDTHS.includes(width)) return false;
    const row = await db.selectFrom('media').select('recipe').where('hash', '=', hash).executeTakeFirst();
    const recipe = row?.recipe ?? null;
    const svg = recipe === null ? null : draw(recipe);
    if (svg === null) return false;
    await writePicture(dataDir, hash, await pictures.draw(svg, [width]));
    return true;
  };

  return (hash, width) => once(`${hash} ${String(width)}`, () => render(hash, width));
}

function isThere(dataDir: string, hash: string, width: number): Promise<boolean> {
  return access(join(mediaFolder(dataDir), mediaFile(hash, width, 'webp'))).then(
    () => true,
    () => false,
  );
}
