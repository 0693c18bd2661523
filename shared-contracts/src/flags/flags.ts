/**
 * Feature flags and their values as shipped: the fixed list of the specification, with
 * `newSorting` and `bedroomSearch`, which the search vocabulary depends on, and `anonymousTracking`, which it speaks of without a name.
 * The server resolves them; remotes read them from their context.
 */
export const DEFAULT_FLAGS = {
  visitRequests: true,
  aiSearch: true,
  priceProposal: true,
  messaging: true,
  realtimeNotifications: true,
  auctions: false,
  mortgageWidget: false,
  internationalSearch: false,
  newSorting: true,
  bedroomSearch: true,
  /** Of visitors who are not signed in those on desktops are counted, where they agree (specification, section 5). */
  anonymousTracking: true,
} as const satisfies Readonly<Record<string, boolean>>;

export type FlagName = keyof typeof DEFAULT_FLAGS;
export type Flags = Readonly<Record<FlagName, boolean>>;

/** Flags somebody has set differently from how they are shipped. */
export type FlagChanges = Readonly<Partial<Record<FlagName, boolean>>>;

export const FLAG_NAMES = Object.keys(DEFAULT_FLAGS).filter(isFlagName);

export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(DEFAULT_FLAGS, name);
}
