import type { Condition, EnergyClassCode, Feature, Heating } from '@kvadrat/contracts/vocabulary';
import { isFlat, isHouse, isLand, type Kind } from './kinds';
import type { KindName, OutdoorSpace, Property } from './property';
import type { Random } from './random';
import type { Town } from './towns';

/** Invents the facts of one property. Sizes, ages and classes follow what is really on offer. */
export function inventProperty(random: Random, kind: Kind, town: Town, townName: string, zone: string | null): Property {
  const yearBuilt = inventYear(random, kind.name);
  const condition = inventCondition(random, kind.name, yearBuilt);
  const size = inventSize(random, kind.name, kind.deal, town);
  const seaMetres = inventSeaDistance(random, kind.name, town);
  const storeys = inventStoreys(random, kind.name);
  const outdoor = inventOutdoor(random, kind.name);
  const features = inventFeatures(random, { kind, town, seaMetres, storeys, outdoor, yearBuilt });
  return {
    kind: kind.name,
    category: kind.category,
    typology: kind.typology,
    deal: kind.deal,
    town,
    townName,
    zone,
    ...size,
    ...storeys,
    yearBuilt,
    condition,
    heating: isLand(kind.name) || kind.name === 'garage' || kind.name === 'warehouse' ? null : inventHeating(random, town),
    energyClass: inventEnergyClass(random, kind.name, yearBuilt, condition),
    features,
    outdoor,
    seaMetres,
    orientation: random.pick(['jug', 'zapad', 'istok', 'jugozapad', 'jugoistok']),
  };
}

type Size = Pick<Property, 'net' | 'gross' | 'plot' | 'rooms' | 'bedrooms' | 'bathrooms'>;

function inventSize(random: Random, kind: KindName, deal: Kind['deal'], town: Town): Size {
  const none = { net: null, gross: null, plot: null, rooms: null, bedrooms: null, bathrooms: null };
  if (isFlat(kind)) {
    // Where flats are dear, smaller ones are on offer.
    const dear = town.sale > 4000;
    const [from, to] = random.weighted<readonly [number, number]>([
      [[26, 40], dear || deal === 'rent' ? 24 : 13],
      [[41, 60], dear ? 38 : 28],
      [[61, 80], 26],
      [[81, 100], dear ? 9 : 17],
      [[101, 150], dear || deal === 'rent' ? 6 : 12],
      [[151, 210], dear || deal === 'rent' ? 1 : 4],
    ]);
    const net = random.chance(0.3) ? random.int(from * 2, to * 2) / 2 : random.int(from, to);
    const rooms = net < 35 ? 1 : net < 44 ? random.int(1, 2) : net < 65 ? 2 : net < 90 ? 3 : net < 125 ? 4 : random.int(4, 6);
    const bathrooms = net < 75 ? 1 : net < 130 ? random.int(1, 2) : random.int(2, 3);
    return { ...none, net, gross: random.chance(0.35) ? Math.round(net * random.between(1.05, 1.2)) : null, rooms, bedrooms: rooms - 1, bathrooms };
  }
  if (isHouse(kind)) {
    const [from, to] = kind === 'villa' ? [180, 420] : kind === 'stone-house' ? [70, 190] : kind === 'terraced-house' ? [95, 180] : [90, 280];
    const net = random.int(from, to);
    const rooms = Math.max(3, Math.round(net / random.between(26, 36)));
    const plot = kind === 'terraced-house' ? random.int(90, 260) : kind === 'stone-house' ? random.int(60, 420) : random.int(320, kind === 'villa' ? 2200 : 1400);
    return { net, gross: Math.round(net * random.between(1.08, 1.25)), plot, rooms, bedrooms: rooms - random.int(1, 2), bathrooms: Math.max(1, Math.round(net / random.between(70, 110))) };
  }
  if (kind === 'building-land') return { ...none, plot: random.int(38, 190) * 10 };
  if (kind === 'farmland') return { ...none, plot: random.int(12, 145) * 100 };
  if (kind === 'garage') return { ...none, net: random.int(12, 22) };
  if (kind === 'room' || kind === 'bed') return { ...none, net: random.int(9, kind === 'bed' ? 16 : 20), rooms: 1, bedrooms: 1, bathrooms: 1 };
  if (kind === 'warehouse') return { ...none, net: random.int(18, 160) * 10, bathrooms: 1 };
  return { ...none, net: random.int(24, kind === 'shop' ? 180 : 240), rooms: random.int(1, 5), bathrooms: random.int(1, 2) };
}

function inventYear(random: Random, kind: KindName): number | null {
  if (isLand(kind) || (kind !== 'new-flat' && random.chance(0.12))) return null;
  if (kind === 'new-flat') return random.int(2024, 2027);
  if (kind === 'stone-house') return random.int(1820, 1938);
  if (kind === 'villa') return random.int(1998, 2024);
  const [from, to] = random.weighted<readonly [number, number]>([
    [[1895, 1939], 10],
    [[1946, 1964], 10],
    [[1965, 1990], 42],
    [[1991, 2008], 20],
    [[2009, 2024], 18],
  ]);
  return random.int(from, to);
}

function inventCondition(random: Random, kind: KindName, year: number | null): Condition | null {
  if (isLand(kind) || kind === 'garage' || kind === 'warehouse') return null;
  if (kind === 'new-flat' || (year !== null && year >= 2021)) return 'new';
  if (year !== null && year >= 2005) return random.weighted([['good', 85], ['renovated', 15]]);
  return random.weighted([['good', 45], ['renovated', 35], ['to-renovate', 20]]);
}

function inventHeating(random: Random, town: Town): Heating | null {
  if (town.landscape === 'city' || town.landscape === 'inland') return random.weighted([['autonomous', 50], ['centralized', 40], [null, 10]]);
  return random.weighted([['air-conditioning', 70], ['autonomous', 20], [null, 10]]);
}

function inventEnergyClass(random: Random, kind: KindName, year: number | null, condition: Condition | null): EnergyClassCode {
  if (isLand(kind) || kind === 'garage' || random.chance(0.13)) return 9;
  if (condition === 'new') return random.weighted([[1, 35], [2, 45], [3, 20]]);
  if (kind === 'stone-house') return random.weighted([[5, 20], [6, 30], [7, 25], [8, 25]]);
  if (year !== null && year >= 2005) return random.weighted([[2, 15], [3, 50], [4, 35]]);
  return random.weighted([[3, condition === 'renovated' ? 30 : 8], [4, 34], [5, 30], [6, 15], [7, 8], [8, 5]]);
}

function inventStoreys(random: Random, kind: KindName): Pick<Property, 'floor' | 'floors'> {
  if (isHouse(kind)) return { floor: null, floors: random.int(1, 3) };
  if (kind === 'shop') return { floor: 0, floors: null };
  if (!isFlat(kind) && kind !== 'office' && kind !== 'room' && kind !== 'bed') return { floor: null, floors: null };
  const floors = random.weighted([[2, 10], [3, 20], [4, 22], [5, 16], [7, 10], [9, 10], [12, 7], [16, 5]]);
  return { floors, floor: kind === 'attic' ? floors : random.chance(0.04) ? -1 : random.int(0, floors) };
}

function inventSeaDistance(random: Random, kind: KindName, town: Town): number | null {
  if (town.landscape !== 'coast' && town.landscape !== 'island') return null;
  const near = kind === 'villa' || kind === 'holiday-flat' || town.landscape === 'island';
  return random.pick(near ? [40, 80, 120, 150, 200, 300, 450, 700] : [150, 250, 400, 600, 800, 1000, 1300, 1800, 2500]);
}

function inventOutdoor(random: Random, kind: KindName): OutdoorSpace {
  if (isHouse(kind)) return random.chance(0.75) ? 'terasa' : 'balkon';
  if (!isFlat(kind)) return null;
  return random.weighted<OutdoorSpace>([['balkon', 34], ['lođa', 28], ['terasa', 16], [null, 22]]);
}

interface FeatureSource {
  kind: Kind;
  town: Town;
  seaMetres: number | null;
  storeys: Pick<Property, 'floor' | 'floors'>;
  outdoor: OutdoorSpace;
  yearBuilt: number | null;
}

function inventFeatures(random: Random, { kind: { name, deal }, town, seaMetres, storeys, outdoor, yearBuilt }: FeatureSource): Set<Feature> {
  const features = new Set<Feature>();
  const add = (feature: Feature, probability: number): void => {
    if (random.chance(probability)) features.add(feature);
  };
  const lived = isFlat(name) || isHouse(name);
  if (outdoor !== null) features.add('balcony-terrace');
  if (lived || name === 'room' || name === 'bed') add('furnished', deal === 'rent' ? 0.85 : name === 'new-flat' ? 0 : 0.25);
  if (isFlat(name)) {
    add('elevator', (storeys.floors ?? 0) >= 5 || (yearBuilt ?? 0) >= 2005 ? 0.9 : 0.08);
    add('basement', 0.45);
    add('shared-garden', 0.1);
  }
  if (isHouse(name)) {
    features.add('private-garden');
    add('pool', name === 'villa' ? 0.92 : 0.06);
    add('alarm', name === 'villa' ? 0.5 : 0.1);
    add('basement', 0.35);
  }
  if (lived || name === 'office' || name === 'shop') {
    const parking = random.weighted<Feature | null>([['parking-space', 38], ['single-garage', 14], ['double-garage', isHouse(name) ? 10 : 1], [null, 42]]);
    if (parking !== null) features.add(parking);
  }
  if (seaMetres !== null && (lived || isLand(name)) && (storeys.floor ?? 1) > 0) add('sea-view', seaMetres <= 300 ? 0.6 : seaMetres <= 1000 ? 0.3 : 0.12);
  if (lived && !features.has('sea-view')) {
    add('park-view', town.landscape === 'city' ? 0.12 : 0.04);
    add('river-view', town.view === 'osijek' ? 0.2 : 0);
    add('mountain-view', town.landscape === 'coast' ? 0.06 : 0.03);
    add('panoramic-view', (storeys.floor ?? 0) >= 6 ? 0.6 : 0);
  }
  if (deal === 'rent' && (lived || name === 'room' || name === 'bed')) {
    add('pets', 0.3);
    add('students', name === 'bed' || name === 'room' ? 0.8 : 0.25);
    add('smokers', 0.12);
  }
  if (deal === 'sale' && lived) add('income-producing', 0.05);
  add('virtual-tour', 0.06);
  return features;
}
