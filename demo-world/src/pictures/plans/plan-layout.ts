import type { PlanFacts } from './plan-recipe';

export type PlanRoomKind = 'living' | 'kitchen' | 'studio' | 'bedroom' | 'bathroom' | 'hall' | 'storage';

export interface PlanRoom {
  kind: PlanRoomKind;
  /** In hundredths of a square metre; the rooms together have the net surface. */
  area: number;
  /** Where it lies, in metres from the upper left corner of the flat. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlanLayout {
  rooms: PlanRoom[];
  /** Of the flat, in metres. */
  width: number;
  height: number;
}

type Sized = Pick<PlanRoom, 'kind' | 'area'>;

const PROPORTIONS = [1.35, 1.5, 1.25, 1.42] as const;
/** Square metres of a flat from which it has a storage room. */
const STORAGE_FROM = 90;

/**
 * Lays out a flat: living room and kitchen in one wing, bedrooms and bathrooms along a hall in the other. A flat of n
 * rooms has a living room and n − 1 bedrooms, as Croatian ads count.
 */
export function layOutPlan(facts: PlanFacts): PlanLayout {
  const { living, kitchen, hall, sleeping, wet } = divide(facts);
  const net = facts.net;
  // Large flats are long rather than deep: every room needs a window.
  const stretch = 1 + Math.min(0.45, Math.max(0, (net - 60) / 280));
  const depth = Math.sqrt(net / ((PROPORTIONS[facts.layout] ?? PROPORTIONS[0]) * stretch));
  const width = net / depth;
  const day = kitchen === null ? [living] : [kitchen, living];
  const dayWidth = sum(day) / 100 / depth;
  const rooms = stack(day, { x: 0, y: 0, width: dayWidth, height: depth });
  const nightWidth = width - dayWidth;
  const hallHeight = hall.area / 100 / nightWidth;
  const [upper, lower] = twoRows(sleeping, wet);
  const upperHeight = sum(upper) / 100 / nightWidth;
  rooms.push(...row(upper, { x: dayWidth, y: 0, width: nightWidth, height: upperHeight }));
  rooms.push({ ...hall, x: dayWidth, y: upperHeight, width: nightWidth, height: hallHeight });
  rooms.push(
    ...row(lower, {
      x: dayWidth,
      y: upperHeight + hallHeight,
      width: nightWidth,
      height: depth - upperHeight - hallHeight,
    }),
  );
  return {
    rooms: facts.layout % 2 === 0 ? rooms : rooms.map((room) => ({ ...room, x: width - room.x - room.width })),
    width,
    height: depth,
  };
}

interface Division {
  living: Sized;
  /** Null in a studio, whose kitchen lies in the other wing. */
  kitchen: Sized | null;
  hall: Sized;
  sleeping: Sized[];
  wet: Sized[];
}

/** Gives each room its share; the living room takes what rounding leaves. */
function divide({ net, rooms, bathrooms }: PlanFacts): Division {
  const total = Math.round(net * 100);
  const tenth = (area: number): number => Math.round(area * 10) * 10;
  const hall: Sized = { kind: 'hall', area: tenth(Math.max(2.6, net * 0.09)) };
  const wet = Array.from({ length: bathrooms }, (_, index): Sized => ({
    kind: 'bathroom',
    area: tenth(index === 0 ? Math.min(9, 3.3 + net * 0.026) : Math.min(6.5, 2.6 + net * 0.02)),
  }));
  if (net >= STORAGE_FROM) wet.push({ kind: 'storage', area: tenth(Math.min(6, net * 0.032)) });
  const rest = net - (hall.area + sum(wet)) / 100;
  const bedrooms = rooms - 1;
  const unit = rest / (2.6 + bedrooms * 1.25);
  const kitchenArea: Sized = { kind: 'kitchen', area: tenth(rooms === 1 ? rest * 0.22 : unit * 0.8) };
  const sleeping = Array.from({ length: bedrooms }, (_, index): Sized => ({
    kind: 'bedroom',
    area: tenth(unit * (index === 0 ? 1.4 : 1.15 - index * 0.04)),
  }));
  const taken = hall.area + sum(wet) + kitchenArea.area + sum(sleeping);
  const living: Sized = { kind: rooms === 1 ? 'studio' : 'living', area: total - taken };
  return rooms === 1
    ? { living, kitchen: null, hall, sleeping: [kitchenArea], wet }
    : { living, kitchen: kitchenArea, hall, sleeping, wet };
}

/** Bedrooms above and, with the bathrooms, below the hall: both rows about as large. */
function twoRows(sleeping: readonly Sized[], wet: readonly Sized[]): readonly [Sized[], Sized[]] {
  const upper: Sized[] = [];
  const lower: Sized[] = [...wet];
  for (const room of sleeping) (sum(upper) <= sum(lower) ? upper : lower).push(room);
  if (upper.length === 0) upper.push(...lower.splice(0, 1));
  return [upper, lower];
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function row(rooms: readonly Sized[], { x, y, width, height }: Area): PlanRoom[] {
  const total = sum(rooms);
  let left = x;
  return rooms.map((room) => {
    const placed = { ...room, x: left, y, width: (width * room.area) / total, height };
    left += placed.width;
    return placed;
  });
}

function stack(rooms: readonly Sized[], { x, y, width, height }: Area): PlanRoom[] {
  const total = sum(rooms);
  let top = y;
  return rooms.map((room) => {
    const placed = { ...room, x, y: top, width, height: (height * room.area) / total };
    top += placed.height;
    return placed;
  });
}

function sum(rooms: readonly Sized[]): number {
  return rooms.reduce((total, { area }) => total + area, 0);
}
