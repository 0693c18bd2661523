import type * as library from 'libphonenumber-js/min';

/** What "must be valid" is asked of. */
export type PhoneLibrary = Pick<typeof library, 'isSupportedCountry' | 'parsePhoneNumberFromString'>;

let loaded: PhoneLibrary | null = null;

/**
 * Loads the numbering plans of all countries, 35 KB that nobody gets who leaves the phone field alone. Where that fails the
 * form's own rule has to do, and the next focus tries again.
 */
export async function loadPhoneLibrary(): Promise<void> {
  loaded ??= await import('libphonenumber-js/min').catch(() => null);
}

/** Null until they are loaded. */
export function phoneLibrary(): PhoneLibrary | null {
  return loaded;
}
