const AROUND: readonly string[] = ['view', 'sea'];
/** What flats in one building share: its outside, its garage, and plans, which are the same on each floor. */
const OF_BUILDING: readonly string[] = [...AROUND, 'facade', 'building', 'pool', 'garage', 'floor-plan', 'land'];
/** Apartment, attic, loft, office: one of several under a roof. */
const UNITS: readonly number[] = [1, 2, 4, 8];

/** Whether there may be others of it under the same roof. */
export function isUnit(typology: number): boolean {
  return UNITS.includes(typology);
}

/** Whether a picture of this says little of which property of a place it is; a picture nobody has labelled might. */
export function isCommonRoom(room: string | null, typology: number): boolean {
  return room !== null && (isUnit(typology) ? OF_BUILDING : AROUND).includes(room);
}
