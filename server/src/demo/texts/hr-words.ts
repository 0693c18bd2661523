import type { Property } from '../property';

/** Words of Croatian ads, inflected as the sentences need them. */

const FLAT_BY_ROOMS = ['', 'jednosoban', 'dvosoban', 'trosoban', 'četverosoban', 'peterosoban', 'šesterosoban'];

/** The thing in the nominative, lower case: `dvosoban stan`, `kamena kuća`. */
export function thing(p: Property): string {
  switch (p.kind) {
    case 'flat':
    case 'new-flat':
      return flat(p);
    case 'attic':
      return `${roomsWord(p)} stan u potkrovlju`;
    case 'loft':
      return 'loft';
    case 'holiday-flat':
      return p.rooms === 1 ? 'studio apartman' : 'apartman za odmor';
    case 'house':
      return (p.yearBuilt ?? 0) >= 2018 ? 'novija obiteljska kuća' : 'samostojeća kuća';
    case 'stone-house':
      return 'kamena kuća';
    case 'terraced-house':
      return 'kuća u nizu';
    case 'villa':
      return p.features.has('pool') ? 'vila s bazenom' : 'vila';
    case 'building-land':
      return 'građevinsko zemljište';
    case 'farmland':
      return p.seaMetres === null ? 'poljoprivredno zemljište' : 'maslinik';
    case 'garage':
      return 'garaža';
    case 'office':
      return (p.rooms ?? 1) > 1 ? 'uredski prostor' : 'ured';
    case 'shop':
      return 'ulični lokal';
    case 'warehouse':
      return 'skladište';
    case 'room':
      return 'soba u dijeljenom stanu';
    case 'bed':
      return 'ležaj u dvokrevetnoj sobi';
  }
}

function flat(p: Property): string {
  if (p.rooms === 1 && (p.net ?? 0) < 35) return 'garsonijera';
  return (p.rooms ?? 1) >= 4 && p.net !== null && p.net > 140 ? 'prostran višesoban stan' : `${roomsWord(p)} stan`;
}

/** The form of an adjective that agrees with {@link thing} of a flat. */
export function agree(p: Property, masculine: string, feminine: string): string {
  return thing(p) === 'garsonijera' ? feminine : masculine;
}

export function roomsWord(p: Property): string {
  return FLAT_BY_ROOMS[Math.min(p.rooms ?? 1, 6)] ?? 'jednosoban';
}

/** `s balkonom`, `s lođom`, `s terasom`; null where there is none. */
export function withOutdoor(p: Property): string | null {
  if (p.outdoor === null) return null;
  return { balkon: 's balkonom', lođa: 's lođom', terasa: 's terasom' }[p.outdoor];
}

const FLOORS_LOCATIVE = ['', 'prvom', 'drugom', 'trećem', 'četvrtom', 'petom', 'šestom', 'sedmom', 'osmom', 'devetom', 'desetom', 'jedanaestom', 'dvanaestom'];
const FLOORS_NOMINATIVE = ['', 'prvi', 'drugi', 'treći', 'četvrti', 'peti', 'šesti', 'sedmi', 'osmi', 'deveti', 'deseti', 'jedanaesti', 'dvanaesti'];

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

const decimal = new Intl.NumberFormat('hr-HR', { maximumFractionDigits: 1 });

/** `58,5 m²` */
export function area(value: number | null): string {
  return value === null ? '' : `${decimal.format(value)} m²`;
}

/** Plots from one and a half hectares on are told in hectares, as people do. */
export function plotArea(value: number | null): string {
  return value !== null && value >= 15_000 ? `${decimal.format(value / 10_000)} ha` : area(value);
}

export function metres(value: number): string {
  return value >= 1000 ? `${decimal.format(value / 1000)} km` : `${String(value)} m`;
}

/** First letter large. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Croatian numerals: 1 soba, 2 sobe, 5 soba, 21 soba. */
export function counted(n: number, one: string, few: string, many: string): string {
  const form = n % 10 === 1 && n % 100 !== 11 ? one : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? few : many;
  return `${String(n)} ${form}`;
}

export const ORIENTATION_TO: Readonly<Record<Property['orientation'], string>> = {
  jug: 'jugu',
  zapad: 'zapadu',
  istok: 'istoku',
  jugozapad: 'jugozapadu',
  jugoistok: 'jugoistoku',
};
