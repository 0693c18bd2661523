import type { Feature } from '@kvadrat/contracts/vocabulary';
import { isFlat, isHome, isHouse, isLand, isRoom, type Kind } from '../kinds';
import type { Town } from '../market/town';
import type { OutdoorSpace, Property } from '../property';
import type { Random } from '../random';

export interface FeatureSource {
  kind: Kind;
  town: Town;
  zone: string | null;
  seaMetres: number | null;
  storeys: Pick<Property, 'floor' | 'floors'>;
  outdoor: OutdoorSpace;
  yearBuilt: number | null;
}

const OSIJEK = 'hr-jls-03123';
/** Parts of Osijek along the Drava. */
const BY_RIVER = ['Gornji grad', 'Tvrđa', 'Retfala', 'Donji grad'];

export function inventFeatures(random: Random, source: FeatureSource): Set<Feature> {
  const {
    kind: { name, deal },
    storeys,
    outdoor,
    yearBuilt,
  } = source;
  const features = new Set<Feature>();
  const add = (feature: Feature, probability: number): void => {
    if (random.chance(probability)) features.add(feature);
  };
  if (outdoor !== null) features.add('balcony-terrace');
  if (isHome(name) || isRoom(name))
    add('furnished', deal === 'rent' ? 0.85 : name === 'new-flat' || name === 'project' ? 0 : 0.25);
  if (isFlat(name)) {
    add('elevator', (storeys.floors ?? 0) >= 5 || (yearBuilt ?? 0) >= 2005 ? 0.9 : 0.08);
    add('basement', 0.45);
    add('shared-garden', 0.1);
  }
  if (isHouse(name)) {
    features.add('private-garden');
    add('pool', name === 'villa' ? 0.92 : source.town.sea === null ? 0.02 : 0.07);
    add('alarm', name === 'villa' ? 0.5 : 0.1);
    add('basement', 0.35);
  }
  addParking(random, source, features);
  addViews(random, source, add);
  if (deal === 'rent' && (isHome(name) || isRoom(name))) {
    add('pets', 0.3);
    add('students', isRoom(name) ? 0.8 : source.town.density === 'city' ? 0.25 : 0.05);
    add('smokers', 0.12);
  }
  if (deal === 'sale' && isHome(name)) add('income-producing', 0.05);
  add('virtual-tour', 0.06);
  return features;
}

function addParking(random: Random, { kind: { name } }: FeatureSource, features: Set<Feature>): void {
  if (!isHome(name) && name !== 'office' && name !== 'shop' && name !== 'practice' && name !== 'premises') return;
  const parking = random.weighted<Feature | null>([
    ['parking-space', 38],
    ['single-garage', 14],
    ['double-garage', isHouse(name) ? 10 : 1],
    [null, 42],
  ]);
  if (parking !== null) features.add(parking);
}

/** One view at most: what one sees first. */
function addViews(
  random: Random,
  { kind: { name }, town, zone, seaMetres, storeys }: FeatureSource,
  add: (feature: Feature, probability: number) => void,
): void {
  if (!isHome(name) && !isLand(name)) return;
  const high = storeys.floor ?? 2;
  if (seaMetres !== null && high > 0 && random.chance(seaMetres <= 300 ? 0.55 : seaMetres <= 1000 ? 0.28 : 0.1)) {
    add('sea-view', 1);
  } else if (!isLand(name) && high > 0) {
    const river = town.code === OSIJEK && zone !== null && BY_RIVER.includes(zone);
    if (river && random.chance(0.25)) add('river-view', 1);
    else if (high >= 6 && random.chance(0.5)) add('panoramic-view', 1);
    else if (town.region === 'mountain' || town.region === 'hills') add('mountain-view', 0.15);
    else if (isFlat(name)) add('park-view', town.density === 'city' ? 0.12 : 0.04);
  }
}
