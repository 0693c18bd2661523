import { SOCIAL_CHANNEL, type SocialEnding, type SocialSignal } from '@kvadrat/contracts/account';
import type { HostWindow } from '@kvadrat/remote-kit';

/** Time in which the signal leaves the window before it closes, in milliseconds. */
const CLOSE_MS = 200;

/**
 * Tells the page that opened a popup how its sign-in ended, on three ways: a provider may have cut the tie to the opener, old
 * browsers know no channels, and a sibling host hears only its own popup. Then the window closes, unless something went wrong:
 * that stays to be read.
 */
export function tellOpener(view: HostWindow, { service, problem, told }: SocialEnding): void {
  if (told === null || service === null) return;
  const { txId, signup, origin } = told;
  const signal: SocialSignal = { type: 'kvadrat:social', txId, service, ok: problem === null, signup };
  const ways = [
    () => {
      const opener: unknown = view.opener;
      if (canHear(opener)) opener.postMessage(signal, origin);
    },
    () => {
      const channel = new view.BroadcastChannel(SOCIAL_CHANNEL);
      channel.postMessage(signal);
      channel.close();
    },
    () => {
      view.localStorage.setItem(SOCIAL_CHANNEL, JSON.stringify(signal));
      view.localStorage.removeItem(SOCIAL_CHANNEL);
    },
  ];
  for (const way of ways) {
    try {
      way();
    } catch {
      // Another way is left.
    }
  }
  if (problem === null || problem === 'cancelled') view.setTimeout(() => view.close(), CLOSE_MS);
}

function canHear(opener: unknown): opener is Pick<HostWindow, 'postMessage'> {
  return typeof opener === 'object' && opener !== null && 'postMessage' in opener;
}
