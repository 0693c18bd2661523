import { nameKey } from './name-key';

/** What people in nine languages call the middle of a town, and its oldest part: the names of our parts for them. */
const CENTRES: Readonly<Record<string, readonly string[]>> = {
  centar: [
    'strogi centar',
    'uži centar',
    'sam centar',
    'širi centar',
    'centar grada',
    'gradsko središte',
    'city centre',
    'city center',
    'town centre',
    'town center',
    'centre',
    'center',
    'downtown',
    'Zentrum',
    'Stadtzentrum',
    'Innenstadt',
    'Stadtmitte',
    'centro',
    'centro città',
    'centre-ville',
    'centre ville',
    'centro ciudad',
    'centro de la ciudad',
    'centro da cidade',
    'центр',
    'центр города',
    'κέντρο',
    'κέντρο πόλης',
  ],
  'stari grad': [
    'stara jezgra',
    'stara gradska jezgra',
    'old town',
    'old city',
    'Altstadt',
    'centro storico',
    'città vecchia',
    'vieille ville',
    'casco antiguo',
    'casco histórico',
    'centro histórico',
    'старый город',
    'παλιά πόλη',
  ],
};
const MEANT = new Map(
  Object.entries(CENTRES).flatMap(([name, words]) => words.map((word) => [nameKey(word), name] as const)),
);

/** Words around a name that are no part of it. */
const AROUND = new RegExp(
  `^(?:${[
    'u',
    'na',
    'kod',
    'pokraj',
    'in',
    'im',
    'an',
    'auf',
    'a',
    'en',
    'em',
    'no',
    'v',
    'sto',
    'stin',
    'kvart',
    'cetvrt',
    'gradska cetvrt',
    'gradski kotar',
    'naselje',
    'mjesni odbor',
    'mo',
    'dio',
    'opcina',
    'grad',
    'mjesto',
    'town of',
    'city of',
    'municipality of',
    'district',
    'quarter',
    'area',
    'stadt',
    'gemeinde',
    'comune di',
    'citta di',
    'ville de',
    'ciudad de',
    'cidade de',
    'gorod',
    'poli',
  ].join(
    '|',
  )}) | (?:${['kvart', 'cetvrt', 'naselje', 'district', 'quarter', 'area', 'grad', 'opcina', 'okolica', 'surroundings', 'umgebung'].join('|')})$`,
);
/** Words that tell parts of one name from each other. */
const QUALIFIER =
  /^(?:donj[aei]|gornj[aei]|srednj[aei]|mal[aei]|vel[aei]|velik[aei]|star[aeio]|nov[aeio]|strogi|siri|uzi|istok|zapad|jug|sjever|istocn[aei]|zapadn[aei]|juzn[aei]|sjevern[aei]|centar|kastel|naselje|cetvrt|\d+)$/;
/** Adjectives that say in which landscape a village lies: Odra Sisačka, Selci Đakovački. */
const OF_A_LANDSCAPE = /(?:sk|ck)[aeio]$/;

/** The name by which the directory has what people call the middle of a town; other keys as they are. */
export function asCentre(key: string): string {
  return MEANT.get(key) ?? key;
}

/** The key without words like "kvart" around the name. */
export function withoutAround(key: string): string {
  const bare = key.replace(AROUND, '').replace(AROUND, '');
  return bare === '' || QUALIFIER.test(bare) ? key : bare;
}

/** The key without "gornji", "novi", "sjever" and the like, and without the landscape behind it; null when nothing of that is in it or nothing else. */
export function withoutQualifier(key: string): string | null {
  const words = key.split(' ');
  const kept = words.filter(
    (word, index) => !QUALIFIER.test(word) && !(index > 0 && index === words.length - 1 && OF_A_LANDSCAPE.test(word)),
  );
  return kept.length === 0 || kept.length === words.length ? null : kept.join(' ');
}

/** Names that many parts have within some district: they mean the middle of the district only if that is named too. */
export function isOfDistrict(key: string): boolean {
  return ['centar', 'stari grad', 'grad', 'luka', 'novo naselje', 'kolonija'].includes(key);
}

/** The halves of a joined name: Trešnjevka of "Trešnjevka - sjever", Malinska of "Malinska-Dubašnica". */
export function halvesOf(name: string): string[] {
  const halves = name
    .split(/\s*[-–—/(),;]\s*/)
    .map(nameKey)
    .filter((half) => half !== '' && !QUALIFIER.test(half));
  return halves.length < 2 && !/ [-–—] |[(]/.test(name) ? [] : halves;
}
