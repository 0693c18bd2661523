/** Words of the API for a property's availability; people read it in their own language. */
export const AVAILABILITIES = ['Libero', 'Occupato'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export function availabilityOf(free: boolean): Availability {
  return free ? 'Libero' : 'Occupato';
}
