import type { Locale } from '@kvadrat/contracts/locales';
import { Random } from '../random';

const SEED = 3_141_592;

const FIRST_NAMES = [
  'Ana',
  'Ivan',
  'Marija',
  'Luka',
  'Jelena',
  'Tomislav',
  'Petra',
  'Josip',
  'Nikolina',
  'Ante',
  'Mirna',
  'Stjepan',
  'Katarina',
  'Davor',
  'Sanja',
  'Goran',
  'Lucija',
  'Frane',
  'Dubravka',
  'Zoran',
  'Iva',
  'Marko',
  'Martina',
  'Hrvoje',
  'Tea',
  'Domagoj',
  'Vesna',
  'Mate',
  'Ivona',
  'Krešimir',
  'Maja',
  'Nikola',
  'Sandra',
  'Filip',
  'Lana',
  'Dario',
] as const;

const LAST_NAMES = [
  'Kovačević',
  'Babić',
  'Marić',
  'Jurić',
  'Novak',
  'Horvat',
  'Knežević',
  'Vuković',
  'Marković',
  'Petrović',
  'Matić',
  'Tomić',
  'Pavlović',
  'Kovačić',
  'Božić',
  'Blažević',
  'Grgić',
  'Perić',
  'Radić',
  'Filipović',
  'Šarić',
  'Lovrić',
  'Vidović',
  'Perković',
  'Bošnjak',
  'Jukić',
  'Barišić',
  'Mandić',
  'Brkić',
  'Rukavina',
  'Žanić',
  'Čop',
  'Dujmović',
  'Ćurić',
] as const;

/** People who advertise themselves: first name and initial, as the portal shows private advertisers. */
export function privateAdvertiser(random: Random): string {
  return `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES).charAt(0)}.`;
}

export interface DemoAgent {
  name: string;
  licence: string | null;
  phone: string;
  languages: Locale[];
}

/** The people of an agency, the same each time: one for about every three of its share of ads. */
export function agentsOf(agency: { slug: string; weight: number; licence: string | null }, index: number): DemoAgent[] {
  const random = new Random(SEED, index + 1);
  const count = Math.max(1, Math.round(agency.weight / 3));
  const names = new Set<string>();
  while (names.size < count) names.add(`${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`);
  return [...names].map((name, position) => ({
    name,
    licence:
      agency.licence === null || random.chance(0.15)
        ? null
        : `${String(1000 + index * 9 + position)}/${String(random.int(2010, 2024))}`,
    phone: `+385 91 000 ${String(index * 10 + position).padStart(4, '0')}`,
    languages: [
      'hr',
      ...(random.chance(0.8) ? (['en'] as const) : []),
      ...(random.chance(0.45) ? (['de'] as const) : []),
      ...(random.chance(0.3) ? (['it'] as const) : []),
    ],
  }));
}

/** Street names that exist in most Croatian towns. */
export const STREETS: readonly string[] = [
  'Ulica kralja Tomislava',
  'Vukovarska ulica',
  'Ulica Matije Gupca',
  'Ulica Ljudevita Gaja',
  'Strossmayerova ulica',
  'Ulica Augusta Šenoe',
  'Ulica Nikole Tesle',
  'Gundulićeva ulica',
  'Ulica Ivana Mažuranića',
  'Vinogradska ulica',
  'Školska ulica',
  'Ulica Vladimira Nazora',
  'Ulica braće Radić',
  'Preradovićeva ulica',
  'Ulica Stjepana Radića',
  'Dubrovačka ulica',
  'Ulica Marka Marulića',
  'Ulica lipa',
  'Zrinsko-frankopanska ulica',
  'Kolodvorska ulica',
];
