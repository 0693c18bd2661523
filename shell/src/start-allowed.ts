import type { Bus } from '@kvadrat/contracts/events';
import type { RouteTable } from '@kvadrat/contracts/releases';
import type { Consent, HostValue } from '@kvadrat/contracts/remote';
import type { AuthOpener } from './auth/auth-opener';
import type { HeadlessServices } from './loader/headless';
import { keepEarly } from './loader/keep-early';
import type { RemoteLoader } from './loader/remote-loader';
import { whenAllowed } from './loader/when-allowed';

interface AllowedPorts {
  table: RouteTable;
  loader: RemoteLoader;
  services: HeadlessServices & { consent: HostValue<Consent>; bus: Bus };
  auth: Pick<AuthOpener, 'startOneTap'>;
}

/**
 * Makes what starts the parts of the portal that somebody has to agree to first.
 * @returns to be called when the page can be used, with what settles once it is known who the visitor is
 */
export function prepareAllowed({ table, loader, services, auth }: AllowedPorts): (known: Promise<unknown>) => void {
  const early = keepEarly(services.bus);
  const startHeadless = async (): Promise<void> => {
    const { mountHeadless } = await import(/* webpackChunkName: "headless" */ './loader/headless');
    await mountHeadless(table.remotes, table.locale, loader, services);
    early.tellAgain();
  };
  return (known) => {
    // Google's script tells Google who is here.
    if (table.oneTap === true)
      whenAllowed(services.consent, 'functional', () => void known.then(() => auth.startOneTap()));
    // Code that does not come is nobody's loss.
    whenAllowed(services.consent, 'any', () => void startHeadless().catch(() => undefined));
  };
}
