import {
  COMMON_PROPERTIES,
  holdsPersonalData,
  isProperty,
  TRACKED_EVENTS,
  type PropertyKind,
} from '@kvadrat/contracts/tracking';

export const PAGE = 'page';

/** What an event says where its teller says nothing (specification, section 3); our own orders name euros. */
const UNLESS_SAID: Readonly<Record<string, Told>> = { 'Order Completed': { currency: 'USD', quantity: 1 } };

type Told = Readonly<Record<string, unknown>>;

/** What may be told of an event: what the table of events lets it carry, and nothing that looks like an address or a phone. Null for no event of the table. */
export function readProperties(event: string, told: unknown): Record<string, unknown> | null {
  const own: Readonly<Record<string, PropertyKind>> | undefined =
    event === PAGE ? {} : Object.entries(TRACKED_EVENTS).find(([name]) => name === event)?.[1];
  if (own === undefined) return null;
  const said = typeof told === 'object' && told !== null ? told : {};
  const values = new Map<string, unknown>(Object.entries({ ...UNLESS_SAID[event], ...said }));
  const kinds: Readonly<Record<string, PropertyKind>> = { ...COMMON_PROPERTIES, ...own };
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([key, kind]) => {
      const value: unknown = values.get(key);
      return isProperty(kind, value) && !(typeof value === 'string' && holdsPersonalData(value)) ? [[key, value]] : [];
    }),
  );
}
