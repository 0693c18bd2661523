import { CONSENT_CATEGORIES, OPTIONAL_STORAGE, type Consent } from '@kvadrat/contracts/remote';

/** Deletes from this browser what a choice does not allow: cookies, and what is kept in its storage. */
export function clearRefused(consent: Consent): void {
  const beginnings = CONSENT_CATEGORIES.filter((category) => !consent[category]).flatMap(
    (category) => OPTIONAL_STORAGE[category],
  );
  const refused = (name: string): boolean => beginnings.some((beginning) => name.startsWith(beginning));
  for (const pair of document.cookie.split(';')) {
    const name = (pair.split('=', 1)[0] ?? '').trim();
    if (refused(name)) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
  for (const open of [() => localStorage, () => sessionStorage]) clear(open, refused);
}

function clear(open: () => Storage, refused: (name: string) => boolean): void {
  try {
    const storage = open();
    for (const name of Object.keys(storage).filter(refused)) storage.removeItem(name);
  } catch {
    // Where storage is blocked nothing is kept.
  }
}
