import type { AdMarks, RemoteContext } from '@kvadrat/contracts/remote';
import { createContext, useContext } from 'react';

/** What components may use of their host, on the server as well as in the browser. */
export interface RemoteServices extends Pick<
  RemoteContext,
  'bus' | 'flags' | 'http' | 'locale' | 'navigate' | 'report' | 'session' | 'storage' | 'toast'
> {
  marks: AdMarks;
  /** What the visitor has agreed to, where the host asks; read it by `consentAtom`. */
  consent?: RemoteContext['consent'];
  /** Lets Back close what fills the screen; absent where the host has no such thing. */
  openLayer?: RemoteContext['openLayer'];
  /** Where dialogs go; null on the server and in its first render in the browser. */
  portalRoot: HTMLElement | null;
  /** What an element puts before paths of the portal, whose pages it is not on; empty on the portal. */
  portalOrigin: string;
}

const ServicesContext = createContext<RemoteServices | null>(null);

export const RemoteServicesProvider = ServicesContext.Provider;

/**
 * The host's services, inside a page of {@link defineRemote} or its server bundle.
 * @throws {Error} outside of one
 */
export function useRemote(): RemoteServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useRemote works only inside a page of a remote');
  return services;
}
