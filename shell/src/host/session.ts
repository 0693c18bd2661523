import { ANONYMOUS, type RemoteContext } from '@kvadrat/contracts/remote';

/** Every visitor is anonymous until there are accounts; remotes are written against the final interface. */
export function createSession(): RemoteContext['session'] {
  return { current: () => ANONYMOUS, subscribe: () => () => undefined };
}
