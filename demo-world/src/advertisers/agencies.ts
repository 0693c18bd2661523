import type { AgencyType } from '@kvadrat/contracts/vocabulary';
import type { AgencyPlan } from '@kvadrat/server/domains/agencies';
import type { Landscape } from '../market/town';

/** Invented agencies; any likeness to a real firm is chance. */
export interface DemoAgency {
  slug: string;
  name: string;
  type: AgencyType;
  plan: AgencyPlan;
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
const CITY: readonly Landscape[] = ['city'];
const PLAIN: readonly Landscape[] = ['inland'];

type Line = readonly [slug: string, name: string, landscapes: readonly Landscape[], weight: number];

const AGENCIES: readonly Line[] = [
  ['tri-kljuca', 'Tri ključa nekretnine', ALL, 14],
  ['gornji-kat', 'Gornji kat', INLAND, 10],
  ['maslina-i-kamen', 'Maslina i kamen', COAST, 11],
  ['jadranski-prag', 'Jadranski prag', COAST, 10],
  ['kucni-broj', 'Kućni broj', INLAND, 9],
  ['modri-prozor', 'Modri prozor', COAST, 8],
  ['dravska-vrata', 'Dravska vrata', PLAIN, 8],
  ['kvarnerski-kljuc', 'Kvarnerski ključ', COAST, 7],
  ['istarska-skura', 'Istarska škura', COAST, 6],
  ['mirni-trg', 'Mirni trg nekretnine', INLAND, 7],
  ['juzna-terasa', 'Južna terasa', COAST, 7],
  ['bijela-loda', 'Bijela lođa', ALL, 6],
  ['prvi-red', 'Prvi red do mora', COAST, 6],
  ['zelena-pica', 'Zelena pića nekretnine', ['coast'], 4],
  ['stara-sterna', 'Stara šterna', COAST, 5],
  ['lipa-i-dom', 'Lipa i dom', INLAND, 5],
  ['dva-praga', 'Dva praga', INLAND, 5],
  ['bura-i-jugo', 'Bura i jugo', COAST, 4],
  ['cetvrti-kat', 'Četvrti kat bez lifta', INLAND, 3],
  ['savski-most', 'Savski most nekretnine', CITY, 7],
  ['zlatna-kvaka', 'Zlatna kvaka', ALL, 5],
  ['plavi-salon', 'Plavi salon', CITY, 5],
  ['kamena-ploca', 'Kamena ploča', COAST, 5],
  ['sjeverni-vjetar', 'Sjeverni vjetar nekretnine', PLAIN, 5],
  ['topla-stuba', 'Topla stuba', INLAND, 4],
  ['porat-dom', 'Porat dom', COAST, 5],
  ['lanterna-dom', 'Lanterna nekretnine', COAST, 5],
  ['medimurska-kuca', 'Međimurska kuća', PLAIN, 4],
  ['slavonski-trijem', 'Slavonski trijem', PLAIN, 6],
  ['kljuc-u-ruke', 'Ključ u ruke nekretnine', ALL, 5],
  ['otvorena-vrata', 'Otvorena vrata', INLAND, 5],
  ['sunce-i-sol', 'Sunce i sol', COAST, 5],
  ['ulaz-tri', 'Ulaz tri', CITY, 4],
  ['kuca-i-vrt', 'Kuća i vrt', INLAND, 4],
  ['mali-balkon', 'Mali balkon', CITY, 3],
  ['ribarska-ulica', 'Ribarska ulica nekretnine', COAST, 4],
  ['lavanda-dom', 'Lavanda dom', ['island', 'coast'], 5],
  ['pod-borom', 'Pod borom', COAST, 4],
  ['zagorski-breg', 'Zagorski breg', PLAIN, 4],
  ['kordunska-vrata', 'Kordunska vrata', PLAIN, 3],
  ['arsenal-nekretnine', 'Arsenal nekretnine', ['coast'], 4],
  ['krovovi-grada', 'Krovovi grada', CITY, 5],
  ['peti-element', 'Peti element prostora', CITY, 3],
  ['tiha-ulica', 'Tiha ulica', INLAND, 4],
  ['puna-kuca', 'Puna kuća', ALL, 4],
  ['stara-luka', 'Stara luka', COAST, 4],
  ['bijeli-zid', 'Bijeli zid', ALL, 3],
  ['orijentacija-jug', 'Orijentacija jug', ALL, 4],
  ['posavska-lada', 'Posavska lađa', PLAIN, 3],
  ['gorska-kuca', 'Gorska kuća', PLAIN, 3],
  ['uvala-nekretnine', 'Uvala nekretnine', COAST, 4],
  ['kaleta', 'Kaleta', ['coast'], 4],
  ['novi-susjed', 'Novi susjed', INLAND, 4],
  ['vrata-zagore', 'Vrata Zagore', ['coast', 'inland'], 3],
  ['dnevni-boravak', 'Dnevni boravak', CITY, 4],
  ['arhipelag-dom', 'Arhipelag dom', ['island', 'coast'], 4],
  ['zvono-i-ime', 'Zvono i ime', INLAND, 3],
  ['fasada-nekretnine', 'Fasada nekretnine', ALL, 3],
  ['kvarner-i-ucka', 'Kvarner i Učka', COAST, 4],
  ['ponistra', 'Ponistra', COAST, 4],
];

const CONSTRUCTORS: readonly Line[] = [
  ['cempres-gradnja', 'Čempres gradnja', COAST, 6],
  ['sava-gradnja', 'Savski nasip gradnja', INLAND, 6],
  ['temelj-i-krov', 'Temelj i krov', ALL, 4],
  ['zidarska-cetvrt', 'Zidarska četvrt', INLAND, 3],
  ['bijela-stijena', 'Bijela stijena gradnja', COAST, 4],
];

/** Named so that nobody takes them for real courts. */
const COURTS: readonly Line[] = [
  ['ogledni-sud-sjever', 'Ogledni sud Sjever', INLAND, 1],
  ['ogledni-sud-jug', 'Ogledni sud Jug', COAST, 1],
];

/** One agency in eight works for larger clients; plans as they are spread in the trade. */
const PRO_EACH = 8;
const PLANS: readonly AgencyPlan[] = [
  'paid',
  'paid',
  'paid',
  'free',
  'paid',
  'paid',
  'light',
  'paid',
  'paid',
  'paid',
  'free',
  'paid',
  'paid',
  'light',
  'paid',
  'paid',
  'paid',
  'paid',
  'defaulting',
  'paid',
];

const phone = (number: number): string => `+385 1 5550 ${String(number).padStart(3, '0')}`;

const agency = ([slug, name, landscapes, weight]: Line, index: number): DemoAgency => ({
  slug,
  name,
  type: index % PRO_EACH === PRO_EACH - 1 ? 'pro' : 'agency',
  plan: PLANS[index % PLANS.length] ?? 'paid',
  licence: `${String(51 + index * 7)}/${String(2009 + (index % 15))}`,
  phone: phone(index + 1),
  website: index % 6 === 5 ? null : `https://${slug}.example/`,
  landscapes,
  weight,
});

const other =
  (type: AgencyType, offset: number) =>
  (line: Line, index: number): DemoAgency => ({
    ...agency(line, index),
    type,
    plan: 'paid',
    licence: null,
    phone: phone(offset + index),
  });

export const DEMO_AGENCIES: readonly DemoAgency[] = [
  ...AGENCIES.map(agency),
  ...CONSTRUCTORS.map(other('constructor', 900)),
  ...COURTS.map(other('court', 950)),
];
