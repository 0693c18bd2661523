import type { FamilyName } from './families';
import type { PictureSubject } from './picture-subject';

export interface FittingFamilies {
  /** Any picture of these may stand first. */
  cover: readonly FamilyName[];
  /** What follows, one picture each, in this order; a family may come twice. */
  rest: readonly FamilyName[];
}

const NEAR_SEA_METRES = 400;
const OLD_TOWN_YEAR = 1946;
const NEW_YEAR = 2008;

/** Which kinds of pictures an ad may show: nothing the place or the property cannot have, no sea in Osijek. */
export function familiesFor(s: PictureSubject): FittingFamilies {
  switch (s.typology) {
    case 3:
    case 5:
    case 6:
    case 7:
      return house(s);
    case 8:
    case 13:
      return { cover: ['office'], rest: ['office', 'office', building(s), ...views(s)] };
    case 9:
    case 14:
      return { cover: ['shop'], rest: ['shop', 'shop', ...views(s)] };
    case 10:
    case 11:
      return { cover: ['warehouse'], rest: ['warehouse', 'warehouse'] };
    case 12:
      return commercial(s);
    case 15:
    case 16:
      return land(s);
    case 17:
    case 18:
      return {
        cover: ['bedroom', ...(seesSea(s) ? (['bedroom-sea'] as const) : [])],
        rest: ['kitchen', 'bathroom', building(s)],
      };
    default:
      return (s.category === 20 || s.category === 27) && s.bedrooms === null ? wholeBuilding(s) : flat(s);
  }
}

/** Sea in the picture: it can be seen, or is near enough to be believed. */
function seesSea(s: PictureSubject): boolean {
  return s.seaView || (onCoast(s) && s.seaMetres !== null && s.seaMetres <= NEAR_SEA_METRES && (s.floor ?? 1) > 0);
}

function onCoast(s: PictureSubject): boolean {
  return s.region === 'coast' || s.region === 'island';
}

function building(s: PictureSubject): FamilyName {
  const coast = onCoast(s);
  if (s.category === 6 || s.category === 27 || (s.yearBuilt ?? 0) >= NEW_YEAR)
    return coast ? 'new-coast' : 'new-inland';
  if ((s.yearBuilt ?? NEW_YEAR) < OLD_TOWN_YEAR && s.density === 'city') return 'old-facade';
  return coast ? 'block-coast' : 'block-inland';
}

function flat(s: PictureSubject): FittingFamilies {
  const sea = seesSea(s);
  const outside = building(s);
  const fresh = outside === 'new-coast' || outside === 'new-inland';
  const living: FamilyName[] = sea ? ['living-sea'] : ['living-city', 'living-green'];
  const kitchen: FamilyName = sea ? 'kitchen-sea' : 'kitchen';
  const open: FamilyName[] = s.outdoor === null ? [] : [sea ? 'terrace-sea' : 'balcony-city'];
  const shell: FamilyName[] = fresh && !s.furnished ? ['empty-room'] : [];
  const cover: FamilyName[] =
    s.condition === 'to-renovate'
      ? [outside, 'empty-room', 'kitchen', ...open, 'bedroom']
      : [...living, kitchen, outside, ...open, ...shell, ...(sea ? (['kitchen', 'bedroom-sea'] as const) : [])];
  const sleeping = bedrooms(s, sea);
  return {
    cover,
    rest: [
      living[0] ?? 'living-city',
      kitchen,
      ...sleeping,
      ...times('bathroom', Math.min(s.bathrooms ?? 1, 2)),
      ...open,
      outside,
      ...garage(s),
      ...views(s),
    ],
  };
}

function bedrooms(s: PictureSubject, sea: boolean): FamilyName[] {
  const count = Math.min(s.bedrooms ?? Math.max(0, (s.rooms ?? 2) - 1), 3);
  return Array.from({ length: count }, (_, index) => (sea && index === 0 ? 'bedroom-sea' : 'bedroom'));
}

function house(s: PictureSubject): FittingFamilies {
  const coast = onCoast(s);
  const sea = seesSea(s);
  const outside = houseOutside(s, coast);
  return {
    cover: outside === 'villa' && sea ? [outside, 'terrace-sea'] : [outside],
    rest: [
      ...(outside === 'villa' && sea ? ([outside] as const) : []),
      ...(outside === 'villa' && sea ? (['terrace-sea'] as const) : []),
      sea ? 'living-sea' : 'living-green',
      sea ? 'kitchen-sea' : 'kitchen',
      ...bedrooms(s, sea),
      ...times('bathroom', Math.min(s.bathrooms ?? 1, 2)),
      ...(outside !== 'villa' && sea ? (['terrace-sea'] as const) : []),
      ...garage(s),
      ...views(s),
    ],
  };
}

function houseOutside(s: PictureSubject, coast: boolean): FamilyName {
  if (s.typology === 6 || s.pool) return 'villa';
  if (s.typology === 7) return 'terraced';
  if (s.stone && coast) return 'stone-house';
  return coast ? 'house-coast' : 'house-inland';
}

function land(s: PictureSubject): FittingFamilies {
  const own: FamilyName = onCoast(s) ? 'land-coast' : 'land-inland';
  return { cover: [own], rest: [own, own, ...views(s)] };
}

/** Commercial premises are garages in the category of garages, shops elsewhere. */
function commercial(s: PictureSubject): FittingFamilies {
  if (s.category === 22) return { cover: ['garage'], rest: ['garage', building(s)] };
  if (s.category === 21 || s.category === 25) return { cover: ['warehouse'], rest: ['warehouse', 'warehouse'] };
  return { cover: ['shop', 'office'], rest: ['shop', 'office', ...views(s)] };
}

function wholeBuilding(s: PictureSubject): FittingFamilies {
  const outside = building(s);
  return {
    cover: [outside, onCoast(s) ? 'new-coast' : 'old-facade'],
    rest: [outside, 'living-city', 'kitchen', 'bathroom', ...views(s)],
  };
}

function garage(s: PictureSubject): FamilyName[] {
  return s.garage ? ['garage'] : [];
}

function views(s: PictureSubject): FamilyName[] {
  if (onCoast(s)) return s.seaMetres !== null && s.seaMetres > 3000 ? ['view-old-town'] : ['view-sea', 'view-old-town'];
  if (s.density === 'city') return ['view-city'];
  return [s.region === 'plain' ? 'view-plain' : 'view-hills'];
}

function times(family: FamilyName, count: number): FamilyName[] {
  return Array.from({ length: Math.max(0, count) }, () => family);
}
