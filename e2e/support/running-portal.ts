import type { Portal } from '@kvadrat/tools/harness';
import type { Mailbox } from './mailbox';

/** The portal of this run and where its mails go, handed from jest's global setup to its teardown in the same process. */
let running: { portal: Portal; mailbox: Mailbox } | null = null;

export function keepPortal(portal: Portal, mailbox: Mailbox): void {
  running = { portal, mailbox };
}

export async function stopKeptPortal(): Promise<void> {
  await running?.portal.stop();
  await running?.mailbox.close();
  running = null;
}
