import type { Point, Travel } from '@kvadrat/contracts/search';
import type { TravelMode } from '@kvadrat/contracts/vocabulary';

/** Where a journey begins; the name is null while only the map or the position said it. */
export interface Origin {
  center: Point;
  name: string | null;
}

/** One who travels, as set so far. */
export interface Person {
  origin: Origin | null;
  mode: TravelMode;
  /** As typed. */
  minutes: string;
}

export const LEAST_MINUTES = 5;
export const MOST_MINUTES = 60;
export const MOST_PEOPLE = 2;
export const MINUTE_STEPS = [10, 15, 20, 30, 45] as const;

const NOBODY: Person = { origin: null, mode: 'car', minutes: '20' };

/** Those of a search, or one of whom nothing is known yet. */
export function peopleOf(travel: readonly Travel[]): Person[] {
  return travel.length === 0
    ? [NOBODY]
    : travel.map(({ center, minutes, mode }) => ({ origin: { center, name: null }, mode, minutes: String(minutes) }));
}

/** Somebody with another place, who travels like the one before. */
export function another(people: readonly Person[]): Person {
  return { ...(people.at(-1) ?? NOBODY), origin: null };
}

/** Whole minutes within what the tool offers; null for anything else. */
export function readMinutes(text: string): number | null {
  const minutes = /^\d{1,3}$/.test(text.trim()) ? Number(text) : NaN;
  return minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES ? minutes : null;
}

export function journeyOf({ origin, mode, minutes }: Person): Travel | null {
  const whole = readMinutes(minutes);
  return origin === null || whole === null ? null : { center: origin.center, minutes: whole, mode };
}

/** The journeys of those of whom enough is known. */
export function journeysOf(people: readonly Person[]): Travel[] {
  return people.flatMap((person) => journeyOf(person) ?? []);
}
