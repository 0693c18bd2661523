import { startPortal } from '@kvadrat/tools/harness';
import { keepPortal } from './running-portal';

/** One portal for all journeys. With `PORTAL_URL` set, the one that runs there is taken instead. */
export default async function globalSetup(): Promise<void> {
  if ((process.env['PORTAL_URL'] ?? '') !== '') return;
  const portal = await startPortal();
  keepPortal(portal);
  process.env['PORTAL_URL'] = portal.origin;
  process.env['PORTAL_DATA'] = portal.dataFolder;
}
