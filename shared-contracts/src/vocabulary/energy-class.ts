/** Energy classes: 1–8 are A+ to G in order, 9 is "not classified". */
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

/** Why an ad has no class: its certificate is being made, or the law asks for none. */
export const ENERGY_CERTIFICATES = ['in-preparation', 'exempt'] as const;
export type EnergyCertificate = (typeof ENERGY_CERTIFICATES)[number];

export const ENERGY_NOT_CLASSIFIED = 9 satisfies EnergyClassCode;

/** What `classeEnergetica` asks for, by the classes it finds; "not classified" is in none. */
export const ENERGY_LEVELS = {
  high: [1, 2, 3],
  medium: [4, 5, 6],
  low: [7, 8],
} as const satisfies Readonly<Record<string, readonly EnergyClassCode[]>>;

export type EnergyLevel = keyof typeof ENERGY_LEVELS;

export const ENERGY_LEVEL_KEYS = ['high', 'medium', 'low'] as const satisfies readonly EnergyLevel[];

/** The level of a class, null for "not classified". */
export function energyLevelOf(code: EnergyClassCode): EnergyLevel | null {
  return ENERGY_LEVEL_KEYS.find((level) => ENERGY_LEVELS[level].some((member) => member === code)) ?? null;
}
