/** Wrong passwords of the flood. */
export const FLOOD = {
  perSecond: 500,
  networks: Number(process.env['BENCH_FLOOD_NETWORKS'] ?? 500),
  /** Of the proxy to the portal, for the flood's share. */
  connections: 256,
} as const;
