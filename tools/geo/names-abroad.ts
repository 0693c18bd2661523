import type { SourcePlace } from './read-source';

/**
 * Names of Croatian places in other languages and from other times, by their Croatian name; a place is found by them and
 * shown by its own. Bilingual towns have theirs in the place file; Cyrillic and Greek spellings are read letter by letter
 * and need no line here.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'Hrvatsko zagorje': ['Zagorje'],
  Zagreb: ['Zagabria', 'Agram'],
  Split: ['Spalato'],
  Rijeka: ['Fiume'],
  Zadar: ['Zara'],
  Dubrovnik: ['Ragusa'],
  Šibenik: ['Sebenico'],
  Osijek: ['Esseg', 'Eszék'],
  Varaždin: ['Warasdin'],
  Karlovac: ['Karlstadt'],
  Sisak: ['Sissek'],
  Čakovec: ['Csáktornya'],
  'Slavonski Brod': ['Brod na Savi'],
  Trogir: ['Traù'],
  Omiš: ['Almissa'],
  Makarska: ['Macarsca'],
  'Biograd na Moru': ['Zaravecchia'],
  Nin: ['Nona'],
  Senj: ['Segna', 'Zengg'],
  Opatija: ['Abbazia'],
  Lovran: ['Laurana'],
  Bakar: ['Buccari'],
  Crikvenica: ['Cirquenizza'],
  Labin: ['Albona'],
  Pazin: ['Pisino'],
  Buzet: ['Pinguente'],
  Cres: ['Cherso'],
  'Mali Lošinj': ['Lussinpiccolo'],
  Krk: ['Veglia'],
  Rab: ['Arbe'],
  Pag: ['Pago'],
  Hvar: ['Lesina'],
  'Stari Grad': ['Cittavecchia'],
  Vis: ['Lissa'],
  Komiža: ['Comisa'],
  Korčula: ['Curzola'],
  Istra: ['Istria', 'Istrien', 'Istrie'],
  Dalmacija: ['Dalmatia', 'Dalmatien', 'Dalmazia', 'Dalmatie'],
  Slavonija: ['Slavonia', 'Slawonien', 'Slavonie', 'Eslavonia'],
  Kvarner: ['Quarnero', 'Carnaro'],
  'Otok Brač': ['Brazza'],
  'Otok Hvar': ['Lesina'],
  'Otok Krk': ['Veglia'],
  'Otok Rab': ['Arbe'],
  'Otok Pag': ['Pago'],
  'Otok Vis': ['Lissa'],
  'Otok Korčula': ['Curzola'],
  'Otok Mljet': ['Meleda'],
  'Otok Lastovo': ['Lagosta'],
  'Otoci Cres i Lošinj': ['Lošinj', 'Cherso e Lussino'],
};
const LEVELS = ['city', 'touristic_area'];

/** People call an island by its name alone: "Brač", not "Otok Brač". */
function withBareName(place: SourcePlace): SourcePlace {
  const bare = place.level === 'touristic_area' ? /^Otok (.+)$/.exec(place.name)?.[1] : undefined;
  return bare === undefined ? place : { ...place, aliases: [...place.aliases, bare] };
}

/** @throws Error naming the town or area that the place file no longer has, or has twice */
export function withNamesAbroad(places: readonly SourcePlace[]): SourcePlace[] {
  const unused = new Set(Object.keys(NAMES));
  const named = places.map(withBareName).map((place) => {
    const names = LEVELS.includes(place.level) ? NAMES[place.name] : undefined;
    if (names === undefined) return place;
    if (!unused.delete(place.name)) throw new Error(`The place file has ${place.name} twice.`);
    return { ...place, aliases: [...new Set([...place.aliases, ...names])] };
  });
  if (unused.size > 0) throw new Error(`The place file has no ${[...unused].join(', ')}.`);
  return named;
}
