import type { RemoteStorage } from '@kvadrat/contracts/remote';

/** Names under which hashes are kept, by the property that holds each; deleted with the consent to functional storage. */
const KEPT = { user_hashedemail: 'known-email', user_hashedphone: 'known-phone' } as const;

/** Keeps the hashes of the address and the phone somebody has last signed in with, never what they are made of. */
export function keepLastUsed(storage: RemoteStorage, told: Readonly<Record<string, string>>): void {
  for (const [property, name] of Object.entries(KEPT)) {
    const hash = told[property];
    if (hash === undefined) storage.remove(name);
    else storage.set(name, hash);
  }
}
