import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { projectRoot } from '../../platform/settings';

const compress = promisify(brotliCompress);

/** Drawings of the home page, committed as `server/data/scenes/<name>.svg`. */
const SCENES = ['hero', 'zagreb', 'split', 'rijeka', 'zadar', 'osijek', 'dubrovnik', 'pula', 'istra', 'sea'] as const;

export type SceneName = (typeof SCENES)[number];

export interface Scene {
  /** Public path; it names the content, so that it can be kept for ever. */
  path: string;
  svg: Buffer;
  brotli: Buffer;
}

export const SCENES_PREFIX = '/media/scenes/';

let reading: Promise<ReadonlyMap<SceneName, Scene>> | undefined;

/** All scenes, read and compressed once for the process: a drawing of 120 KB is sent as 13. */
export function readScenes(): Promise<ReadonlyMap<SceneName, Scene>> {
  reading ??= Promise.all(SCENES.map(async (name) => [name, await readScene(name)] as const)).then(
    (scenes) => new Map(scenes),
  );
  return reading;
}

async function readScene(name: SceneName): Promise<Scene> {
  const svg = await readFile(join(projectRoot(), 'server', 'data', 'scenes', `${name}.svg`));
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const brotli = await compress(svg, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: svg.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  return { path: `${SCENES_PREFIX}${name}-${hash}.svg`, svg, brotli };
}
