import type { CategoryCode, TypologyCode } from '@kvadrat/contracts/vocabulary';
import { fold } from '../../platform/text';

export interface FeedType {
  category: CategoryCode;
  typology: TypologyCode;
}

/**
 * Kinds of property by the words feeds use for them, most telling first. Programs write them in the agency's
 * language, so the words of the coast's neighbours stand beside the English ones; accents and case do not count.
 */
const TYPES: readonly (readonly [words: RegExp, type: FeedType])[] = [
  [/\b(room|soba|zimmer|habitacion|camera)\b/, { category: 4, typology: 18 }],
  [/\b(garage|garaza|garaje|parking|parkplatz|parkirno|carport|stellplatz)\b/, { category: 22, typology: 12 }],
  [/\b(building (plot|land)|urban plot|urban land|plot|gradevinsko|bauland|solar|baugrund|terreno edificabile|parcela)\b/, { category: 24, typology: 16 }],
  [/\b(land|rustic|agricultural|vineyard|olive|zemljiste|poljoprivredno|maslinik|vinograd|grundstuck|terreno|campo)\b/, { category: 24, typology: 15 }],
  [/\b(hotel|hostel|guest ?house|b&b|camping|pansion|turist\w*)\b/, { category: 3, typology: 14 }],
  [/\b(office|ured|uredski|buro|oficina|ufficio)\b/, { category: 23, typology: 8 }],
  [/\b(shop|retail|store|trgovina|lokal|ducan|laden|tienda|negozio)\b/, { category: 26, typology: 9 }],
  [/\b(warehouse|storage|storeroom|skladiste|lager|almacen|magazzino)\b/, { category: 21, typology: 10 }],
  [/\b(shed|hangar|industrial|factory|hala|nave|capannone)\b/, { category: 25, typology: 11 }],
  [/\b(bar|restaurant|cafe|business|restoran|kafic|gostionica|traspaso)\b/, { category: 2, typology: 14 }],
  [/\b(commercial|poslovni|gewerbe\w*|premises|local comercial|commerciale)\b/, { category: 2, typology: 12 }],
  [/\b(apartment (building|block)|building|zgrada|edificio|palazzo|mehrfamilienhaus)\b/, { category: 20, typology: 12 }],
  [/\b(penthouse|attic|atico|potkrovlje|dachgeschoss\w*|mansarda|mansard)\b/, { category: 1, typology: 2 }],
  [/\b(loft)\b/, { category: 1, typology: 4 }],
  [/\b(terraced|town ?house|row ?house|semi ?-?detached|duplex house|reihenhaus|adosado|u nizu|dvojni|pareado|villetta a schiera)\b/, { category: 1, typology: 7 }],
  [/\b(apartment|flat|studio|duplex|maisonette|condo\w*|stan|apartman|garsonijera|wohnung|apartamento|piso|appartamento|appartement|bilocale|trilocale)\b/, { category: 1, typology: 1 }],
  [/\b(farm ?house|finca|cortijo|masia|country ?house|rural|casale|rustico|seoska|bauernhaus|landhaus)\b/, { category: 1, typology: 5 }],
  [/\b(villa|vila|mansion|castle|chalet|dvorac|palace|schloss)\b/, { category: 1, typology: 6 }],
  [/\b(house|home|bungalow|cottage|detached|kuca|haus|casa|maison|cave|vikendica)\b/, { category: 1, typology: 3 }],
];

/** Category and kind of a feed's word; null when nothing in it is known. */
export function readType(text: string): FeedType | null {
  const words = fold(text).replace(/[_/()-]+/g, ' ');
  return TYPES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
