import type { Locale } from '@kvadrat/contracts/locales';
import type { AgencyType } from '@kvadrat/contracts/vocabulary';

type Named = AgencyType | 'ad';

const ORDER: readonly Named[] = ['agency', 'pro', 'constructor', 'court', 'ad'];

/** What stands beside a name that is no place's. */
const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  hr: ['agencija', 'agencija', 'graditelj', 'sud', 'oglas'],
  de: ['Agentur', 'Agentur', 'Bauträger', 'Gericht', 'Anzeige'],
  en: ['agency', 'agency', 'developer', 'court', 'ad'],
  it: ['agenzia', 'agenzia', 'costruttore', 'tribunale', 'annuncio'],
  fr: ['agence', 'agence', 'promoteur', 'tribunal', 'annonce'],
  es: ['agencia', 'agencia', 'promotora', 'juzgado', 'anuncio'],
  ru: ['агентство', 'агентство', 'застройщик', 'суд', 'объявление'],
  pt: ['agência', 'agência', 'construtora', 'tribunal', 'anúncio'],
  el: ['μεσιτικό γραφείο', 'μεσιτικό γραφείο', 'κατασκευαστής', 'δικαστήριο', 'αγγελία'],
};

export function suggestionWord(kind: Named, locale: Locale): string {
  return WORDS[locale][ORDER.indexOf(kind)] ?? '';
}
