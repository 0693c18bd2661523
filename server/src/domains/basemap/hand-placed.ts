import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { LabelKind } from './basemap';

/** A label that the place directory does not hold, placed by hand for this map. */
export interface HandPlaced {
  kind: LabelKind;
  rank: number;
  lng: number;
  lat: number;
  /** Local name, used by languages that have none of their own below. */
  name: string;
  names?: Partial<Record<Locale, string>>;
  /** Public path of the touristic area whose names in other languages it shares. */
  path?: string;
  /** ISO 3166-1, where the name in each language is known to the runtime. */
  region?: string;
}

const KINDS: readonly LabelKind[] = ['country', 'sea', 'region', 'island', 'abroad'];

/** One line each: kind, rank, longitude, latitude, name; then `=` a place path, `@` a country or `de:` a name in a language. */
const TABLE = `
country 0 14.8 46.1 Slovenija @SI
country 0 17.75 44.25 Bosna i Hercegovina @BA
country 0 18.2 46.6 Magyarország @HU
country 0 19.75 44.75 Srbija @RS
country 0 19.15 42.75 Crna Gora @ME
country 0 12.9 43.3 Italia @IT
country 0 14.6 46.85 Österreich @AT
country 0 20 41.2 Shqipëria @AL
country 0 21.4 46.2 România @RO
sea 0 15.1 43.3 Jadransko more de:Adria en:Adriatic_Sea it:Mare_Adriatico fr:Mer_Adriatique es:Mar_Adriático ru:Адриатическое_море pt:Mar_Adriático el:Αδριατική_Θάλασσα
sea 3 14.18 44.83 Kvarner it:Quarnero ru:Кварнер
sea 4 14.62 44.72 Kvarnerić
sea 5 14.87 44.75 Velebitski kanal
sea 4 14.4 45.22 Riječki zaljev
sea 5 16.62 43.42 Brački kanal
sea 5 16.62 43.24 Hvarski kanal
sea 5 16.35 43.1 Viški kanal
sea 5 16.85 43.05 Korčulanski kanal
sea 5 17.55 42.82 Mljetski kanal
sea 6 15.2 44.1 Zadarski kanal
sea 6 17.05 42.99 Pelješki kanal
sea 6 17.55 42.92 Malostonski zaljev
sea 6 13.69 45.13 Limski kanal
region 2 13.92 45.2 Istra =istra
region 3 17.3 42.93 Pelješac
island 2 14.6 45.06 Krk =otok-krk
island 2 14.4 44.82 Cres it:Cherso
island 3 14.42 44.6 Lošinj it:Lussino
island 2 14.78 44.77 Rab =otok-rab
island 2 15 44.47 Pag =otok-pag
island 4 15.06 44.3 Vir
island 3 15.17 44.08 Ugljan
island 3 15.36 43.95 Pašman
island 2 15.03 44 Dugi otok
island 4 15.11 44.05 Iž
island 4 14.87 44.22 Molat
island 4 14.79 44.38 Olib
island 4 14.7 44.37 Silba
island 4 15.6 43.81 Murter
island 3 15.31 43.82 Kornat
island 4 15.66 43.65 Žirje
island 5 15.85 43.68 Zlarin
island 5 15.71 43.69 Kaprije
island 4 16.3 43.5 Čiovo
island 3 16.31 43.37 Šolta
island 2 16.65 43.32 Brač =otok-brac
island 2 16.7 43.15 Hvar =otok-hvar
island 2 16.15 43.04 Vis =otok-vis
island 4 16.01 42.98 Biševo
island 2 16.9 42.95 Korčula =otok-korcula
island 3 16.86 42.75 Lastovo =otok-lastovo
island 2 17.53 42.75 Mljet =otok-mljet
island 4 17.88 42.73 Šipan
island 5 17.95 42.685 Lopud
island 4 14.25 44.64 Unije
island 4 14.3 44.51 Susak
island 5 14.55 44.46 Ilovik
island 5 14.51 44.97 Plavnik
abroad 1 14.508 46.056 Ljubljana it:Lubiana ru:Любляна el:Λιουμπλιάνα
abroad 2 15.646 46.554 Maribor ru:Марибор
abroad 3 13.73 45.548 Koper it:Capodistria
abroad 2 13.77 45.65 Trieste hr:Trst de:Triest ru:Триест el:Τεργέστη
abroad 3 15.267 46.236 Celje
abroad 3 15.169 45.804 Novo Mesto
abroad 2 15.438 47.07 Graz ru:Грац
abroad 3 14.308 46.624 Klagenfurt hr:Celovec
abroad 2 18.233 46.073 Pécs hr:Pečuh ru:Печ
abroad 2 20.148 46.253 Szeged hr:Segedin
abroad 3 15.87 44.817 Bihać
abroad 2 17.191 44.772 Banja Luka ru:Баня-Лука
abroad 2 17.808 43.343 Mostar ru:Мостар
abroad 1 18.356 43.848 Sarajevo ru:Сараево el:Σαράγεβο
abroad 2 18.667 44.538 Tuzla
abroad 3 17.908 44.201 Zenica
abroad 3 18.771 42.424 Kotor it:Cattaro
abroad 3 18.537 42.453 Herceg Novi
abroad 2 19.263 42.441 Podgorica ru:Подгорица
abroad 1 20.46 44.81 Beograd de:Belgrad en:Belgrade it:Belgrado fr:Belgrade es:Belgrado ru:Белград pt:Belgrado el:Βελιγράδι
abroad 2 19.836 45.251 Novi Sad ru:Нови-Сад
abroad 3 19.667 46.1 Subotica
abroad 4 19.112 45.774 Sombor
abroad 3 13.235 46.063 Udine hr:Videm
abroad 2 12.327 45.438 Venezia hr:Venecija de:Venedig en:Venice fr:Venise es:Venecia ru:Венеция pt:Veneza el:Βενετία
abroad 3 13.515 43.617 Ancona hr:Jakin ru:Анкона
abroad 3 12.568 44.06 Rimini
abroad 3 14.214 42.464 Pescara
abroad 4 16.991 46.453 Nagykanizsa hr:Velika_Kaniža
`;

export const HAND_PLACED: readonly HandPlaced[] = TABLE.trim().split('\n').map(readLine);

function readLine(line: string): HandPlaced {
  const [kind = '', rank, lng, lat, ...words] = line.split(' ');
  const notes = words.filter((word) => /^[=@]|^[a-z]{2}:/.test(word));
  const names: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const note = notes.find((word) => word.startsWith(`${locale}:`));
    if (note !== undefined) names[locale] = note.slice(3).replaceAll('_', ' ');
  }
  return {
    kind: kindOf(kind),
    rank: Number(rank),
    lng: Number(lng),
    lat: Number(lat),
    name: words.slice(0, words.length - notes.length).join(' '),
    names,
    path: notes.find((note) => note.startsWith('='))?.slice(1),
    region: notes.find((note) => note.startsWith('@'))?.slice(1),
  };
}

function kindOf(word: string): LabelKind {
  const kind = KINDS.find((known) => known === word);
  if (kind === undefined) throw new Error(`No label is of the kind "${word}".`);
  return kind;
}
