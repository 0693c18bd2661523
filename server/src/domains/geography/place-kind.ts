import type { Locale } from '@kvadrat/contracts/locales';

/** What a place is in Croatia's own order; several kinds share a level (a town and a municipality, a district and a village). */
export const PLACE_KINDS = [
  'country',
  'nuts2',
  'zupanija',
  'grad',
  'opcina',
  'gradska_cetvrt',
  'gradski_kotar',
  'kvart',
  'naselje',
  'editorial',
] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  hr: ['država', 'regija', 'županija', 'grad', 'općina', 'gradska četvrt', 'dio grada', 'kvart', 'naselje', 'turističko područje'],
  de: ['Land', 'Region', 'Gespanschaft', 'Stadt', 'Gemeinde', 'Stadtbezirk', 'Stadtteil', 'Viertel', 'Ort', 'Urlaubsgebiet'],
  en: ['country', 'region', 'county', 'town', 'municipality', 'city district', 'part of town', 'neighbourhood', 'settlement', 'tourist area'],
  it: ['paese', 'regione', 'regione (županija)', 'città', 'comune', 'circoscrizione', 'zona della città', 'quartiere', 'località', 'area turistica'],
  fr: ['pays', 'région', 'comitat', 'ville', 'commune', 'arrondissement', 'secteur de la ville', 'quartier', 'localité', 'zone touristique'],
  es: ['país', 'región', 'condado', 'ciudad', 'municipio', 'distrito', 'zona de la ciudad', 'barrio', 'localidad', 'zona turística'],
  ru: ['страна', 'регион', 'жупания', 'город', 'община', 'городской округ', 'часть города', 'район', 'населённый пункт', 'туристический район'],
  pt: ['país', 'região', 'condado', 'cidade', 'município', 'distrito urbano', 'zona da cidade', 'bairro', 'localidade', 'zona turística'],
  el: ['χώρα', 'περιφέρεια', 'κομητεία', 'πόλη', 'δήμος', 'δημοτική κοινότητα', 'περιοχή πόλης', 'συνοικία', 'οικισμός', 'τουριστική περιοχή'],
};

/** The word for a kind of place, as it stands beside a name: "naselje", "Ort". */
export function placeKindWord(kind: PlaceKind, locale: Locale): string {
  return WORDS[locale][PLACE_KINDS.indexOf(kind)] ?? '';
}
