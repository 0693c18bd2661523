import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { Place } from './place';

/**
 * What places are called where they have a name of their own, by path. Languages that write Croatian names as they are
 * stand with the few that differ; Italian ones are those in official use there or in every atlas.
 */
const NAMES: Readonly<Record<Exclude<Locale, 'hr'>, string>> = {
  de: 'hrvatska Kroatien, dalmacija Dalmatien, istra Istrien, slavonija Slawonien, otok-krk Insel Krk, otok-hvar Insel Hvar, otok-brac Insel Brač, otok-rab Insel Rab, otok-pag Insel Pag, otok-vis Insel Vis',
  en: 'hrvatska Croatia, dalmacija Dalmatia, istra Istria, slavonija Slavonia, otok-krk Krk Island, otok-hvar Hvar Island, otok-brac Brač Island, otok-rab Rab Island, otok-pag Pag Island, otok-vis Vis Island',
  it: `hrvatska Croazia, dalmacija Dalmazia, istra Istria, slavonija Slavonia, kvarner Quarnero, zagreb Zagabria, split Spalato, rijeka Fiume, pula Pola,
    zadar Zara, sibenik Sebenico, dubrovnik Ragusa, trogir Traù, opatija Abbazia, rovinj Rovigno, porec Parenzo, umag Umago, novigrad-istarska Cittanova,
    labin Albona, pazin Pisino, motovun Montona, buje Buie, buzet Pinguente, vodnjan Dignano, vrsar Orsera, fazana Fasana, groznjan Grisignana, lovran Laurana,
    makarska Macarsca, omis Almissa, senj Segna, cres Cherso, mali-losinj Lussinpiccolo, krk Veglia, rab Arbe, pag Pago, hvar Lesina, korcula Curzola, vis Lissa,
    otok-krk Isola di Veglia, otok-rab Isola di Arbe, otok-pag Isola di Pago, otok-brac Isola di Brazza, otok-hvar Isola di Lesina, otok-korcula Isola di Curzola,
    otok-vis Isola di Lissa, otok-mljet Isola di Meleda, otok-lastovo Isola di Lagosta, otoci-cres-i-losinj Cherso e Lussino`,
  fr: 'hrvatska Croatie, dalmacija Dalmatie, istra Istrie, slavonija Slavonie, otok-krk Île de Krk, otok-hvar Île de Hvar, otok-brac Île de Brač, otok-rab Île de Rab, otok-pag Île de Pag, otok-vis Île de Vis',
  es: 'hrvatska Croacia, dalmacija Dalmacia, istra Istria, slavonija Eslavonia, otok-krk Isla de Krk, otok-hvar Isla de Hvar, otok-brac Isla de Brač, otok-rab Isla de Rab, otok-pag Isla de Pag, otok-vis Isla de Vis',
  ru: `hrvatska Хорватия, dalmacija Далмация, istra Истрия, slavonija Славония, kvarner Кварнер, zagreb Загреб, split Сплит, rijeka Риека, osijek Осиек,
    zadar Задар, pula Пула, sibenik Шибеник, dubrovnik Дубровник, varazdin Вараждин, karlovac Карловац, trogir Трогир, opatija Опатия, rovinj Ровинь,
    porec Пореч, umag Умаг, makarska Макарска, hvar Хвар, krk Крк, rab Раб, korcula Корчула, otok-krk остров Крк, otok-hvar остров Хвар, otok-brac остров Брач,
    otok-rab остров Раб, otok-pag остров Паг, otok-vis остров Вис, otok-korcula остров Корчула`,
  pt: 'hrvatska Croácia, dalmacija Dalmácia, istra Ístria, slavonija Eslavónia, otok-krk Ilha de Krk, otok-hvar Ilha de Hvar, otok-brac Ilha de Brač, otok-rab Ilha de Rab, otok-pag Ilha de Pag, otok-vis Ilha de Vis',
  el: `hrvatska Κροατία, dalmacija Δαλματία, istra Ίστρια, slavonija Σλαβονία, zagreb Ζάγκρεμπ, split Σπλιτ, rijeka Ριέκα, osijek Όσιγιεκ, zadar Ζαντάρ,
    pula Πούλα, sibenik Σίμπενικ, dubrovnik Ντουμπρόβνικ, trogir Τρόγκιρ, hvar Χβαρ, krk Κρκ, otok-krk Νήσος Κρκ, otok-hvar Νήσος Χβαρ, otok-brac Νήσος Μπρατς`,
};

/** Names by path for each language. */
export const PLACE_NAMES = new Map<Locale, ReadonlyMap<string, string>>(
  LOCALES.flatMap((locale) => (locale === 'hr' ? [] : [[locale, new Map(NAMES[locale].split(',').map(pathAndName))]])),
);

function pathAndName(text: string): [path: string, name: string] {
  const [path = '', ...name] = text.trim().split(/\s+/);
  return [path, name.join(' ')];
}

/** The place's name in a language, null where that is the Croatian one. */
export function nameIn(place: Pick<Place, 'path'>, locale: Locale): string | null {
  return PLACE_NAMES.get(locale)?.get(place.path) ?? null;
}

/** All it is called in other languages. */
export function foreignNames(place: Pick<Place, 'path'>): string[] {
  return [...PLACE_NAMES.values()].flatMap((names) => names.get(place.path) ?? []);
}

/** All it is called in any language, its own name first. */
export function namesOf(place: Pick<Place, 'path' | 'name' | 'aliases'>): string[] {
  return [place.name, ...place.aliases, ...foreignNames(place)];
}
