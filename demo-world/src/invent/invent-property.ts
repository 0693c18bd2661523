import { isFlat, isHouse, isLand, isRoom, type Kind } from '../kinds';
import type { Town, Zone } from '../market/town';
import type { KindName, OutdoorSpace, Property } from '../property';
import type { Random } from '../random';
import { inventCondition, inventEnergyClass, inventHeating, inventYear } from './invent-age';
import { inventFeatures } from './invent-features';
import { inventAvailability, inventLegal } from './invent-legal';
import { inventSize } from './invent-size';
import type { MarketMix } from './market-mix';

export interface PropertySource {
  kind: Kind;
  town: Town;
  townName: string;
  zone: Zone | null;
  mix: MarketMix;
  now: Date;
}

/** Invents the facts of one property. Sizes, ages and classes follow what is really on offer. */
export function inventProperty(random: Random, { kind, town, townName, zone, mix, now }: PropertySource): Property {
  const { name, deal, category, typology } = kind;
  const yearBuilt = inventYear(random, name, now);
  const condition = inventCondition(random, name, yearBuilt);
  const size = inventSize(random, name, isFlat(name) ? mix.size(town, deal) : { from: 0, to: 0 });
  const seaMetres = inventSeaDistance(random, name, town, zone);
  const storeys = inventStoreys(random, name, town, yearBuilt);
  const outdoor = inventOutdoor(random, name);
  const zoneName = zone === null ? null : shownName(zone.name);
  return {
    kind: name,
    category,
    typology,
    deal,
    town,
    townName,
    zone: zoneName,
    at: zone?.at ?? (zone === null ? town.inTown : `${town.inTown}, ${shownName(zone.name)}`),
    ...size,
    ...storeys,
    yearBuilt,
    condition,
    heating: inventHeating(random, name, town),
    energyClass: inventEnergyClass(mix, name, deal, yearBuilt, condition, random),
    features: inventFeatures(random, { kind, town, zone: zoneName, seaMetres, storeys, outdoor, yearBuilt }),
    outdoor,
    seaMetres,
    orientation: random.pick(['jug', 'zapad', 'istok', 'jugozapad', 'jugoistok']),
    legal: inventLegal(random, name, deal, yearBuilt),
    availability: inventAvailability(random, name, deal),
    negotiable: random.chance(0.45),
    deposit: random.chance(0.65) ? 1 : 2,
    workplace: name === 'coworking' ? mix.workplace() : null,
  };
}

/** The official name without what only tells it from others: `Grad (Stari grad)` is Grad. */
function shownName(name: string): string {
  return name.replace(/ \(.*\)$/, '').replace(' - ', '–');
}

/** High houses came in the sixties, and to cities. */
function inventStoreys(
  random: Random,
  kind: KindName,
  { density }: Town,
  year: number | null,
): Pick<Property, 'floor' | 'floors'> {
  if (isHouse(kind)) return { floor: null, floors: random.int(1, 3) };
  if (kind === 'building' || kind === 'project')
    return { floor: null, floors: random.int(3, kind === 'project' ? 7 : 5) };
  if (kind === 'shop' || kind === 'bar' || kind === 'premises') return { floor: 0, floors: null };
  if (!isFlat(kind) && !isRoom(kind) && kind !== 'office' && kind !== 'practice' && kind !== 'coworking')
    return { floor: null, floors: null };
  const modern = year === null || year >= 1960;
  const tall = modern && density === 'city' ? 1 : 0;
  const middling = modern && density !== 'village' ? 1 : 0;
  const floors = random.weighted([
    [2, 10],
    [3, 20],
    [4, density === 'village' ? 4 : 22],
    [5, 16 * middling],
    [7, 7 * middling],
    [9, 12 * tall],
    [12, 7 * tall],
    [16, 4 * tall],
  ]);
  return {
    floors,
    floor: kind === 'attic' ? floors : random.chance(0.03) && kind === 'flat' ? -1 : random.int(0, floors),
  };
}

/** Around the usual distance of the part of town, in steps in which people tell it. */
function inventSeaDistance(random: Random, kind: KindName, town: Town, zone: Zone | null): number | null {
  const usual = zone?.sea ?? town.sea;
  if (usual === null) return null;
  const nearer = kind === 'villa' || kind === 'holiday-flat' ? 0.6 : kind === 'farmland' ? 2 : 1;
  const metres = usual * nearer * random.between(0.45, 1.6);
  const step = metres < 200 ? 10 : metres < 1000 ? 50 : 100;
  return Math.max(30, Math.round(metres / step) * step);
}

function inventOutdoor(random: Random, kind: KindName): OutdoorSpace {
  if (isHouse(kind)) return random.chance(0.75) ? 'terasa' : 'balkon';
  if (!isFlat(kind) || isLand(kind) || kind === 'project') return null;
  return random.weighted<OutdoorSpace>([
    ['balkon', 34],
    ['lođa', 28],
    ['terasa', 16],
    [null, 22],
  ]);
}
