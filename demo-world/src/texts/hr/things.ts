import type { CoworkingType } from '@kvadrat/contracts/vocabulary';
import type { Property } from '../../property';
import { perProperty } from '../per-property';

const FLAT_BY_ROOMS = ['', 'jednosoban', 'dvosoban', 'trosoban', 'četverosoban', 'peterosoban', 'šesterosoban'];

const WORKPLACES: Readonly<Record<CoworkingType, string>> = {
  'private-office': 'zatvoreni ured u coworkingu',
  meetings: 'dvorana za sastanke',
  'fixed-workstation': 'stalno radno mjesto u coworkingu',
  'mobile-workstation': 'slobodno radno mjesto u coworkingu',
};

/** The thing in the nominative, lower case: `dvosoban stan`, `kamena kuća`. */
export const thing = perProperty(nameOf);

function nameOf(p: Property): string {
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
      return (p.yearBuilt ?? 0) >= 2018
        ? 'novija obiteljska kuća'
        : (p.floors ?? 1) === 1
          ? 'obiteljska kuća'
          : 'samostojeća kuća';
    case 'stone-house':
      return 'kamena kuća';
    case 'terraced-house':
      return 'kuća u nizu';
    case 'farmhouse':
      return 'seosko imanje';
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
    case 'coworking':
      return WORKPLACES[p.workplace ?? 'private-office'];
    case 'shop':
      return 'ulični lokal';
    case 'premises':
      return 'poslovni prostor';
    case 'practice':
      return 'ordinacija';
    case 'bar':
      return 'kafić';
    case 'warehouse':
      return 'skladište';
    case 'hall':
      return 'proizvodna hala';
    case 'building':
      return 'stambena zgrada';
    case 'project':
      return 'nova stambena zgrada';
    case 'room':
      return 'soba u dijeljenom stanu';
    case 'bed':
      return 'ležaj u dvokrevetnoj sobi';
  }
}

const NEUTER = [
  'seosko imanje',
  'građevinsko zemljište',
  'poljoprivredno zemljište',
  'skladište',
  WORKPLACES['fixed-workstation'],
  WORKPLACES['mobile-workstation'],
];
const MASCULINE = ['stan', 'loft', 'apartman', 'maslinik', 'ured', 'prostor', 'lokal', 'kafić', 'ležaj'];

/** The form of an adjective that agrees with {@link thing}. */
export function agree(p: Property, masculine: string, feminine: string, neuter: string = masculine): string {
  return { masculine, feminine, neuter }[gender(p)];
}

const gender = perProperty((p) => {
  const name = thing(p);
  if (NEUTER.includes(name)) return 'neuter';
  return MASCULINE.some((word) => name.includes(word)) && !name.startsWith('soba') && !name.startsWith('nova')
    ? 'masculine'
    : 'feminine';
});

function flat(p: Property): string {
  if (isStudio(p)) return 'garsonijera';
  return (p.rooms ?? 1) >= 4 && p.net !== null && p.net > 140 ? 'prostran višesoban stan' : `${roomsWord(p)} stan`;
}

export function isStudio(p: Property): boolean {
  return (p.kind === 'flat' || p.kind === 'new-flat') && p.rooms === 1 && (p.net ?? 0) < 35;
}

export function roomsWord(p: Property): string {
  return FLAT_BY_ROOMS[Math.min(p.rooms ?? 1, 6)] ?? 'jednosoban';
}
