import { useRemote } from '@kvadrat/remote-kit';
import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';

/** Names of languages in the language of the page: `njemački`. */
export function useLanguageNames(): (language: Locale) => string {
  const names = new Intl.DisplayNames([LOCALE_DETAILS[useRemote().locale].intl], { type: 'language' });
  return (language) => names.of(language) ?? LOCALE_DETAILS[language].name;
}
