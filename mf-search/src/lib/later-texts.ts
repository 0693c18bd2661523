import type { Locale } from '@kvadrat/contracts/locales';
import type { Messages } from '@lingui/core';
import { laterCatalogues } from '../locales/later';

const loads = new Map<Locale, Promise<Messages>>();

/** Texts of the sources that `later.json` names; one request for each language, a failed one may be tried again. */
export function loadLaterTexts(locale: Locale): Promise<Messages> {
  const known = loads.get(locale);
  if (known !== undefined) return known;
  const load = laterCatalogues[locale]().then(({ messages }) => messages);
  loads.set(locale, load);
  load.catch(() => loads.delete(locale));
  return load;
}
