import type { AgencyType } from '@kvadrat/contracts/vocabulary';
import type { Landscape } from './towns';

/** Invented agencies; any likeness to a real firm is chance. */
export interface DemoAgency {
  slug: string;
  name: string;
  type: AgencyType;
  /** Number in the register of licensed brokers. */
  licence: string | null;
  phone: string;
  website: string | null;
  /** Where it works. */
  landscapes: readonly Landscape[];
  /** Share of the ads there. */
  weight: number;
}

const COAST: readonly Landscape[] = ['coast', 'island'];
const INLAND: readonly Landscape[] = ['city', 'inland'];
const ALL: readonly Landscape[] = [...COAST, ...INLAND];

const agency = (slug: string, name: string, number: number, landscapes: readonly Landscape[], weight: number): DemoAgency => ({
  slug,
  name,
  type: 'agency',
  licence: `${String(number)}/${String(2009 + (number % 15))}`,
  phone: `+385 1 5550 ${String(number).padStart(3, '0')}`,
  website: `https://${slug}.example/`,
  landscapes,
  weight,
});

export const DEMO_AGENCIES: readonly DemoAgency[] = [
  agency('tri-kljuca', 'Tri ključa nekretnine', 112, ALL, 14),
  agency('gornji-kat', 'Gornji kat', 87, INLAND, 10),
  agency('maslina-i-kamen', 'Maslina i kamen', 241, COAST, 11),
  agency('jadranski-prag', 'Jadranski prag', 305, COAST, 10),
  agency('kucni-broj', 'Kućni broj', 58, INLAND, 9),
  agency('modri-prozor', 'Modri prozor', 133, COAST, 8),
  agency('dravska-vrata', 'Dravska vrata', 176, ['inland'], 8),
  agency('kvarnerski-kljuc', 'Kvarnerski ključ', 219, COAST, 7),
  agency('istarska-skura', 'Istarska škura', 264, COAST, 6),
  agency('mirni-trg', 'Mirni trg nekretnine', 91, INLAND, 7),
  agency('juzna-terasa', 'Južna terasa', 327, COAST, 7),
  agency('bijela-loda', 'Bijela lođa', 145, ALL, 6),
  agency('prvi-red', 'Prvi red do mora', 352, COAST, 6),
  agency('zelena-pica', 'Zelena pića nekretnine', 198, ['coast'], 4),
  agency('stara-sterna', 'Stara šterna', 283, ['island', 'coast'], 5),
  agency('lipa-i-dom', 'Lipa i dom', 67, ['inland', 'city'], 5),
  agency('dva-praga', 'Dva praga', 154, INLAND, 5),
  agency('bura-i-jugo', 'Bura i jugo', 311, COAST, 4),
  agency('cetvrti-kat', 'Četvrti kat bez lifta', 76, INLAND, 3),
  { ...agency('cempres-gradnja', 'Čempres gradnja', 21, ALL, 3), type: 'constructor', licence: null },
  { ...agency('sava-gradnja', 'Savski nasip gradnja', 34, INLAND, 2), type: 'constructor', licence: null },
];

/** People who advertise themselves; first name and initial, as the portal shows private advertisers. */
export const PRIVATE_ADVERTISERS: readonly string[] = [
  'Ana K.', 'Ivan M.', 'Marija P.', 'Luka B.', 'Jelena S.', 'Tomislav R.', 'Petra V.', 'Josip H.', 'Nikolina G.', 'Ante D.', 'Mirna T.', 'Stjepan L.',
  'Katarina Š.', 'Davor N.', 'Sanja Č.', 'Goran J.', 'Lucija Ž.', 'Frane B.', 'Dubravka O.', 'Zoran F.',
];

/** Street names that exist in most Croatian towns. */
export const STREETS: readonly string[] = [
  'Ulica kralja Tomislava', 'Vukovarska ulica', 'Ulica Matije Gupca', 'Ulica Ljudevita Gaja', 'Strossmayerova ulica', 'Ulica Augusta Šenoe', 'Ulica Nikole Tesle',
  'Gundulićeva ulica', 'Ulica Ivana Mažuranića', 'Vinogradska ulica', 'Školska ulica', 'Ulica Vladimira Nazora', 'Ulica braće Radić', 'Preradovićeva ulica',
  'Ulica Stjepana Radića', 'Dubrovačka ulica', 'Ulica Marka Marulića', 'Ulica lipa', 'Zrinsko-frankopanska ulica', 'Kolodvorska ulica',
];
