/** Energy classes: 1–8 are A+ to G in order, 9 is "not classified" (R113, T43). */
export const ENERGY_CLASSES = {
  1: 'A+',
  2: 'A',
  3: 'B',
  4: 'C',
  5: 'D',
  6: 'E',
  7: 'F',
  8: 'G',
  9: 'NC',
} as const;

export type EnergyClassCode = keyof typeof ENERGY_CLASSES;

export const ENERGY_CLASS_CODES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly EnergyClassCode[];

export const ENERGY_NOT_CLASSIFIED = 9 satisfies EnergyClassCode;
