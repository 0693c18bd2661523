import type { RemoteContext, SessionSnapshot } from '@kvadrat/contracts/remote';

/** Every visitor is anonymous until there are accounts; remotes are written against the final interface. */
export function createSession(): RemoteContext['session'] {
  const anonymous: SessionSnapshot = Object.freeze({ authenticated: false });
  return { current: () => anonymous, subscribe: () => () => undefined };
}
