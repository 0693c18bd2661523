import type { CDPSession } from 'playwright-core';

/** The architecture's budgets: slow 4G, a phone a quarter as fast as this machine. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;

export const PROFILE = 'slow 4G 1.6 Mbit/s 150 ms, CPU ×4, 390 px at 2×';

/** Slows network and processor of a visit down to the profile. */
export async function applyProfile(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
