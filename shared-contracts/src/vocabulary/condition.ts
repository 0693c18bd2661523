/** Condition of a property. */
export const CONDITIONS = ['new', 'good', 'renovated', 'to-renovate'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Heating and cooling. */
export const HEATINGS = ['autonomous', 'centralized', 'air-conditioning'] as const;
export type Heating = (typeof HEATINGS)[number];
