import { isFlat, isHouse, isRoom } from '../kinds';
import type { KindName, Property } from '../property';
import type { Random } from '../random';

type Size = Pick<Property, 'net' | 'gross' | 'plot' | 'rooms' | 'bedrooms' | 'bathrooms'>;

const NONE: Size = { net: null, gross: null, plot: null, rooms: null, bedrooms: null, bathrooms: null };

/** Smallest and largest net surface of kinds that are no flats. */
const NET: Readonly<Partial<Record<KindName, readonly [number, number]>>> = {
  house: [90, 280],
  'stone-house': [70, 190],
  'terraced-house': [95, 180],
  farmhouse: [80, 220],
  villa: [180, 420],
  office: [24, 240],
  coworking: [8, 60],
  shop: [24, 180],
  premises: [60, 420],
  practice: [35, 140],
  bar: [45, 160],
  warehouse: [180, 1600],
  hall: [300, 3200],
  building: [320, 1400],
  garage: [12, 22],
  room: [9, 20],
  bed: [12, 18],
};

const PLOT: Readonly<Partial<Record<KindName, readonly [number, number]>>> = {
  house: [320, 1400],
  'stone-house': [60, 420],
  'terraced-house': [90, 260],
  farmhouse: [1800, 14_000],
  villa: [450, 2200],
  hall: [900, 9000],
  building: [400, 2400],
};

const SMALLEST_FLAT = 25;
const LARGEST_FLAT = 215;

/** Surfaces and rooms. @param range of a flat's surface */
export function inventSize(random: Random, kind: KindName, range: { from: number; to: number }): Size {
  if (isFlat(kind)) return flat(random, range);
  if (kind === 'building-land') return { ...NONE, plot: random.int(38, 190) * 10 };
  if (kind === 'farmland') return { ...NONE, plot: random.int(12, 145) * 100 };
  const [from, to] = NET[kind] ?? [20, 100];
  const net = random.int(from, to);
  const [plotFrom, plotTo] = PLOT[kind] ?? [0, 0];
  const plot = plotTo === 0 ? null : random.int(plotFrom, plotTo);
  if (isHouse(kind)) return house(random, net, plot);
  const size: Size = { ...NONE, net, plot };
  if (kind === 'garage') return size;
  if (isRoom(kind)) return { ...size, rooms: 1, bedrooms: 1, bathrooms: 1 };
  if (kind === 'warehouse' || kind === 'hall') return { ...size, bathrooms: 1 };
  if (kind === 'building')
    return { ...size, gross: Math.round(net * 1.2), rooms: Math.round(net / 32), bathrooms: Math.round(net / 75) };
  if (kind === 'coworking') return { ...size, rooms: 1 };
  return { ...size, rooms: random.int(1, 5), bathrooms: random.int(1, 2) };
}

function flat(random: Random, range: { from: number; to: number }): Size {
  const from = Math.max(range.from, SMALLEST_FLAT);
  const to = Math.min(range.to, LARGEST_FLAT);
  const net = random.chance(0.3) ? random.int(from * 2, to * 2) / 2 : random.int(from, to);
  const rooms =
    net < 35 ? 1 : net < 44 ? random.int(1, 2) : net < 65 ? 2 : net < 90 ? 3 : net < 125 ? 4 : random.int(4, 6);
  const bathrooms = net < 75 ? 1 : net < 130 ? random.int(1, 2) : random.int(2, 3);
  return {
    ...NONE,
    net,
    gross: random.chance(0.35) ? Math.round(net * random.between(1.05, 1.2)) : null,
    rooms,
    bedrooms: rooms - 1,
    bathrooms,
  };
}

function house(random: Random, net: number, plot: number | null): Size {
  const rooms = Math.max(3, Math.round(net / random.between(26, 36)));
  const bathrooms = Math.max(1, Math.round(net / random.between(70, 110)));
  return {
    net,
    gross: Math.round(net * random.between(1.08, 1.25)),
    plot,
    rooms,
    bedrooms: rooms - random.int(1, 2),
    bathrooms,
  };
}
