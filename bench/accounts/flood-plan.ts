/** Wrong passwords of the flood. */
export const FLOOD = {
  perSecond: 500,
  /** Of the proxy to the portal, for the flood's share. */
  connections: 256,
} as const;
