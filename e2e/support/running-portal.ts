import type { Portal } from '@kvadrat/tools/harness';

/** The portal of this run, handed from jest's global setup to its teardown in the same process. */
let running: Portal | null = null;

export function keepPortal(portal: Portal): void {
  running = portal;
}

export async function stopKeptPortal(): Promise<void> {
  await running?.stop();
  running = null;
}
