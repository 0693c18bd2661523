import type { Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml } from '../../platform/html';

/** Said when not even the shell can render; its own pages say more and better. */
const SENTENCE: Readonly<Record<Locale, string>> = {
  hr: 'Stranica trenutačno nije dostupna. Pokušajte ponovno za nekoliko minuta.',
  de: 'Die Seite ist zurzeit nicht erreichbar. Versuchen Sie es in einigen Minuten erneut.',
  en: 'The page is not available at the moment. Try again in a few minutes.',
  it: 'La pagina non è disponibile al momento. Riprovate tra qualche minuto.',
  fr: 'La page n’est pas disponible pour le moment. Réessayez dans quelques minutes.',
  es: 'La página no está disponible en este momento. Inténtelo de nuevo dentro de unos minutos.',
  ru: 'Страница сейчас недоступна. Повторите попытку через несколько минут.',
  pt: 'A página não está disponível neste momento. Tente novamente dentro de alguns minutos.',
  el: 'Η σελίδα δεν είναι διαθέσιμη αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγα λεπτά.',
};

/** A page that needs no release at all. @param more HTML below what it says */
export function lastResortHtml(locale: Locale, more = ''): string {
  const sentence = escapeHtml(SENTENCE[locale]);
  return `<!doctype html><html${attributes({ lang: locale })}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Kvadrat</title></head><body><main><h1>Kvadrat</h1><p>${sentence}</p>${more}</main></body></html>`;
}
