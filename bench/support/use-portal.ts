import { startPortal } from '@kvadrat/tools/harness';

/** A portal to visit. */
export interface UsedPortal {
  origin: string;
  stop: () => Promise<void>;
}

/** The portal `PORTAL_URL` names, which goes on running; else one of our own with these settings. */
export async function usePortal(settings: NodeJS.ProcessEnv = {}): Promise<UsedPortal> {
  const given = process.env['PORTAL_URL'] ?? '';
  return given === '' ? startPortal(settings) : { origin: given, stop: () => Promise.resolve() };
}
