import { isFlat, isHouse, isLand } from './kinds';
import type { Property } from './property';
import { Random } from './random';
import { SCENES, type Scene, type Subject } from './scenes';

const SEED = 7_041_989;

/**
 * The pictures of an ad in their order. What stands first turns with the ad's number, so that neighbours in a list
 * differ; a floor plan stands last. Nothing that the place cannot have is shown: no sea in Osijek.
 * @param number position of the ad in the series
 */
export function chooseScenes(p: Property, number: number): Scene[] {
  const random = new Random(SEED, number + 1);
  const chosen: Scene[] = [];
  for (const subject of subjects(p, random)) {
    const fitting = SCENES.filter((scene) => scene.subject === subject && (scene.bySea ?? bySea(p)) === bySea(p) && !chosen.includes(scene));
    if (fitting.length > 0) chosen.push(random.pick(fitting));
  }
  return chosen;
}

/** Whether the sea may be in the picture: it can be seen, or is near enough to be believed. */
function bySea(p: Property): boolean {
  return p.features.has('sea-view') || (p.seaMetres !== null && p.seaMetres <= 400 && p.floor !== -1);
}

function subjects(p: Property, random: Random): Subject[] {
  const town: Subject[] = p.town.view === null ? (p.seaMetres === null ? [] : ['coast']) : [`town-${p.town.view}`];
  if (isFlat(p.kind)) {
    const outside = building(p, random);
    const rooms: Subject[] = p.rooms === 1 ? ['living', 'kitchen', 'bathroom'] : ['living', 'kitchen', 'bedroom', 'bathroom'];
    const terrace: Subject[] = bySea(p) && p.outdoor !== null ? ['terrace'] : [];
    const all = [...random.shuffle([outside, ...rooms, ...terrace]), ...(random.chance(0.5) ? town : [])];
    return [...first(all, random, ['living', outside, 'kitchen', ...terrace]), ...plan(random, 0.55)];
  }
  if (p.kind === 'villa') return ['villa', ...random.shuffle<Subject>(['living', 'kitchen', 'bedroom', 'bathroom', ...(bySea(p) ? (['terrace'] as const) : [])]), ...plan(random, 0.6)];
  if (isHouse(p.kind)) return ['stone-house', ...random.shuffle<Subject>(['living', 'kitchen', 'bedroom', 'bathroom']), ...(random.chance(0.4) ? town : []), ...plan(random, 0.4)];
  if (isLand(p.kind)) return ['land', 'land', ...(p.seaMetres === null ? [] : (['coast'] as const)), ...town];
  if (p.kind === 'room' || p.kind === 'bed') return ['bedroom', 'kitchen', 'bathroom', building(p, random)];
  return [building(p, random), ...random.shuffle<Subject>([building(p, random), 'bathroom']).slice(0, p.kind === 'garage' ? 0 : 2), ...town, ...plan(random, 0.5)];
}

function building(p: Property, random: Random): Subject {
  if (p.kind === 'new-flat' || (p.yearBuilt ?? 0) >= 2008) return 'new-build';
  if ((p.yearBuilt ?? 1975) < 1946) return p.town.landscape === 'city' || p.town.landscape === 'inland' ? 'old-town-house' : 'stone-house';
  return random.chance(0.12) ? 'new-build' : 'block';
}

/** The same subjects with one of the leaders in front. */
function first(all: readonly Subject[], random: Random, leaders: readonly Subject[]): Subject[] {
  const leader = random.pick(leaders);
  return [leader, ...all.filter((subject) => subject !== leader)];
}

function plan(random: Random, probability: number): Subject[] {
  return random.chance(probability) ? ['floor-plan'] : [];
}
