import { useRemote } from './remote-services';

export type HostWindow = NonNullable<Document['defaultView']>;

/** The window the host put this remote into; null on the server and in the first render of the browser. */
export function useHostWindow(): HostWindow | null {
  return useRemote().portalRoot?.ownerDocument.defaultView ?? null;
}
