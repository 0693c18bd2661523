import type { I18n, Messages } from '@lingui/core';
import { isLocale, type Locale } from '@kvadrat/contracts/locales';
import { createContext, useContext } from 'react';

/** Adds the messages of parts that are loaded later to a language's instance; resolves when they are there. */
export type AddLaterMessages = (i18n: I18n) => Promise<void>;

/** Each language's own loader, from `src/locales/catalogues.jsonc?later`. */
export type LaterCatalogues = Readonly<Record<Locale, () => Promise<{ messages: Messages }>>>;

/** A server's bundle has all messages from the start. */
const nothing: AddLaterMessages = () => Promise.resolve();

const LaterMessagesContext = createContext<AddLaterMessages>(nothing);

export const LaterMessagesProvider = LaterMessagesContext.Provider;

/** For components that load a part of a page on the visitor's act: call it together with the part's `import()`. */
export function useLaterMessages(): AddLaterMessages {
  return useContext(LaterMessagesContext);
}

/**
 * Adds messages that nothing on the page has asked for yet. Not by `i18n.load()`: that draws the whole page anew, and React
 * throws away the server's HTML of parts that are still to be hydrated.
 */
export function addMessages(i18n: I18n, messages: Messages): void {
  Object.assign(i18n.messages, messages);
}

/** Loads each language's later messages once; a failed load may be tried again. */
export function createLaterMessages(sources: LaterCatalogues | undefined): AddLaterMessages {
  if (sources === undefined) return nothing;
  const loads = new WeakMap<I18n, Promise<void>>();
  return (i18n) => {
    const { locale } = i18n;
    if (!isLocale(locale)) return nothing(i18n);
    const load = loads.get(i18n) ?? sources[locale]().then(({ messages }) => addMessages(i18n, messages));
    loads.set(i18n, load);
    load.catch(() => loads.delete(i18n));
    return load;
  };
}
