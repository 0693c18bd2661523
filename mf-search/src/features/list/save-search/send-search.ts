import type { RemoteServices } from '@kvadrat/remote-kit';
import { apiAddress, type SavedOutcome } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Intention } from './intention';

/** Saves a search on the account, and has its counters read anew. */
export async function sendSearch(
  { http, bus, locale }: Pick<RemoteServices, 'http' | 'bus' | 'locale'>,
  intention: Intention,
): Promise<SavedOutcome> {
  const outcome = await http.post(apiAddress('user/searches'), { ...intention, language: locale });
  if (!outcome.known) {
    bus.emit('login-required');
    bus.emit('kvadrat:track', { event: 'Search Saved', properties: JSON.stringify({ alert: intention.alert }) });
  }
  return outcome;
}

/** What went wrong, in words. */
export function failureOf(error: unknown): MessageDescriptor {
  return isAppError(error) && error.status === 409
    ? msg`Spremili ste najveći mogući broj pretraga. Obrišite neku pa pokušajte ponovno.`
    : msg`Pretraga nije spremljena. Pokušajte ponovno.`;
}
