import type { I18n, Messages } from '@lingui/core';
import { isLocale, type Locale } from '@kvadrat/contracts/locales';
import { createContext, useContext } from 'react';

/** Adds the messages of parts that are loaded later to a language's instance; resolves when they are there. */
export type AddLaterMessages = (i18n: I18n) => Promise<void>;

/** Each language's own loader: `() => import('./hr/messages.po?later')`. */
export type LaterCatalogues = Readonly<Record<Locale, () => Promise<{ messages: Messages }>>>;

/** A server's bundle has all messages from the start. */
const nothing: AddLaterMessages = () => Promise.resolve();

const LaterMessagesContext = createContext<AddLaterMessages>(nothing);

export const LaterMessagesProvider = LaterMessagesContext.Provider;

/** For components that load a part of a page on the visitor's act: call it together with the part's `import()`. */
export function useLaterMessages(): AddLaterMessages {
  return useContext(LaterMessagesContext);
}

/** Loads each language's later messages once; a failed load may be tried again. */
export function createLaterMessages(sources: LaterCatalogues | undefined): AddLaterMessages {
  if (sources === undefined) return nothing;
  const loads = new WeakMap<I18n, Promise<void>>();
  return (i18n) => {
    const { locale } = i18n;
    if (!isLocale(locale)) return nothing(i18n);
    const load = loads.get(i18n) ?? sources[locale]().then(({ messages }) => i18n.load(locale, messages));
    loads.set(i18n, load);
    load.catch(() => loads.delete(i18n));
    return load;
  };
}
