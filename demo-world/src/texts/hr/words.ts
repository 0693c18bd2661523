import type { Property } from '../../property';
import { oneDecimal } from '../one-decimal';

/** Words of Croatian ads, inflected as the sentences need them. */

const FLOORS_LOCATIVE = [
  '',
  'prvom',
  'drugom',
  'trećem',
  'četvrtom',
  'petom',
  'šestom',
  'sedmom',
  'osmom',
  'devetom',
  'desetom',
  'jedanaestom',
  'dvanaestom',
];
const FLOORS_NOMINATIVE = [
  '',
  'prvi',
  'drugi',
  'treći',
  'četvrti',
  'peti',
  'šesti',
  'sedmi',
  'osmi',
  'deveti',
  'deseti',
  'jedanaesti',
  'dvanaesti',
];

/** `na trećem katu`, `u prizemlju` */
export function onFloor(p: Property): string | null {
  if (p.floor === null) return null;
  if (p.kind === 'attic') return 'u potkrovlju';
  if (p.floor === -1) return 'u suterenu';
  if (p.floor === 0) return 'u prizemlju';
  if (p.floor === p.floors) return 'na zadnjem katu';
  return `na ${FLOORS_LOCATIVE[p.floor] ?? `${String(p.floor)}.`} katu`;
}

/** `treći kat`, `prizemlje` */
export function floorName(p: Property): string | null {
  if (p.floor === null || p.kind === 'attic') return null;
  if (p.floor === -1) return 'suteren';
  if (p.floor === 0) return 'prizemlje';
  return `${FLOORS_NOMINATIVE[p.floor] ?? `${String(p.floor)}.`} kat`;
}

/** `s balkonom`, `s lođom`, `s terasom`; null where there is none. */
export function withOutdoor(p: Property): string | null {
  return p.outdoor === null ? null : { balkon: 's balkonom', lođa: 's lođom', terasa: 's terasom' }[p.outdoor];
}

/** `balkon`, in the accusative: `Ima …` */
export function outdoorObject(p: Property): string | null {
  return p.outdoor === null ? null : { balkon: 'balkon', lođa: 'lođu', terasa: 'terasu' }[p.outdoor];
}

const WITH_BEDROOMS = [
  '',
  's jednom spavaćom sobom',
  's dvije spavaće sobe',
  's tri spavaće sobe',
  's četiri spavaće sobe',
  's pet spavaćih soba',
];

/** `s dvije spavaće sobe`; null without any. */
export function withBedrooms(p: Property): string | null {
  return p.bedrooms === null || p.bedrooms === 0 ? null : (WITH_BEDROOMS[p.bedrooms] ?? null);
}

const decimal = oneDecimal('hr-HR');

/** `58,5 m²` */
export function area(value: number | null): string {
  return value === null ? '' : `${decimal(value)} m²`;
}

/** Plots from one and a half hectares on are told in hectares, as people do. */
export function plotArea(value: number | null): string {
  return value !== null && value >= 15_000 ? `${decimal(value / 10_000)} ha` : area(value);
}

export function metres(value: number): string {
  return value >= 1000 ? `${decimal(value / 1000)} km` : `${String(value)} m`;
}

/** First letter large. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Croatian numerals: 1 soba, 2 sobe, 5 soba, 21 soba. */
export function counted(n: number, one: string, few: string, many: string): string {
  const form =
    n % 10 === 1 && n % 100 !== 11 ? one : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? few : many;
  return `${String(n)} ${form}`;
}

export const ORIENTATION_TO: Readonly<Record<Property['orientation'], string>> = {
  jug: 'jugu',
  zapad: 'zapadu',
  istok: 'istoku',
  jugozapad: 'jugozapadu',
  jugoistok: 'jugoistoku',
};

/** `pet minuta` on foot, at eighty metres a minute. */
export function walk(metresAway: number): string {
  return counted(Math.max(2, Math.round(metresAway / 80)), 'minutu', 'minute', 'minuta');
}
