import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addPicture, hangPhotos, type HungPhoto } from '../media';
import { projectRoot } from '../settings';
import { chooseScenes } from './choose-scenes';
import type { DemoDeps } from './load-demo';
import { drawPicture } from './draw-picture';
import type { Property } from './property';
import { SCENES, type Scene } from './scenes';

export interface AdToPicture {
  listingId: number;
  /** Position in the series of ads. */
  number: number;
  property: Property;
}

/** Draws what the ads need and hangs each picture on all its ads at once; pictures that stand first come first. */
export async function hangPictures(deps: DemoDeps, ads: readonly AdToPicture[], onProgress: (done: number, total: number) => void): Promise<void> {
  const places = new Map<Scene, Omit<HungPhoto, 'mediaId'>[]>(SCENES.map((scene) => [scene, []]));
  for (const { listingId, number, property } of ads) {
    for (const [position, scene] of chooseScenes(property, number).entries()) places.get(scene)?.push({ listingId, position, room: scene.room });
  }
  const covers = (scene: Scene): number => (places.get(scene) ?? []).filter(({ position }) => position === 0).length;
  const wanted = SCENES.filter((scene) => (places.get(scene) ?? []).length > 0).sort((one, other) => covers(other) - covers(one));
  for (const [index, scene] of wanted.entries()) {
    const svg = await readFile(join(projectRoot(), 'server', 'demo', 'pictures', `${scene.file}.svg`), 'utf8');
    const mediaId = await addPicture(deps, await drawPicture(svg, scene));
    await hangPhotos(deps.db, (places.get(scene) ?? []).map((place) => ({ ...place, mediaId })));
    onProgress(index + 1, wanted.length);
  }
}
