import type { RemoteServices } from '@kvadrat/remote-kit';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dropIntention, takeIntention } from './intention';
import { failureOf, sendSearch } from './send-search';

/**
 * Saves what the visitor wanted to save, as soon as somebody is signed in, once. Who closes the dialog without signing in has
 * thought better of it.
 */
export function saveLater(services: RemoteServices, i18n: I18n, signal: AbortSignal): void {
  const { bus, session, toast } = services;
  if (signal.aborted) return;
  const save = async (): Promise<void> => {
    const intention = takeIntention();
    if (intention === null) return;
    try {
      const { known } = await sendSearch(services, intention);
      toast(
        'success',
        known ? i18n._(msg`Tu pretragu već imate među spremljenima.`) : i18n._(msg`Pretraga je spremljena.`),
      );
    } catch (error) {
      toast('error', i18n._(failureOf(error)));
    }
  };
  const follow = (): void => {
    if (!session.current().authenticated) return;
    stop();
    void save();
  };
  const stop = session.subscribe(follow);
  signal.addEventListener('abort', stop);
  bus.on('kvadrat:auth-closed', dropIntention, signal);
  follow();
}
