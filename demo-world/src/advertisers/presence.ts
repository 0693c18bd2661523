import type { Locale } from '@kvadrat/contracts/locales';
import type { OfficeInput } from '@kvadrat/server/domains/agencies';
import { Random } from '../random';
import type { ResolvedTown } from '../resolve-towns';
import type { DemoAgency } from './agencies';
import { STREETS } from './people';

const SEED = 2_718_281;
/** Degrees an office lies from the middle of its town at most: some hundred metres. */
const NEAR = 0.002;
const DAY_MS = 86_400_000;
/** From so much of the ads on, an agency has another office. */
const WEIGHTS_OF_OFFICES = [0, 6, 10];

/** What an invented agency tells of itself beside its name. */
export interface AgencyPresence {
  company: string;
  /** With a check digit that is none, so that it is nobody's. */
  oib: string;
  insuredUntil: string | null;
  createdAt: Date;
  offices: OfficeInput[];
  about: Partial<Record<Locale, string>>;
}

/** The same for the same agency each time. @param now when the demonstration begins */
export function presenceOf(
  agency: DemoAgency,
  index: number,
  towns: readonly ResolvedTown[],
  now: Date,
): AgencyPresence {
  const random = new Random(SEED, index + 1);
  const fitting = towns.filter(({ town }) => agency.landscapes.includes(town.landscape));
  const seats = new Map<number, ResolvedTown>();
  const wanted = WEIGHTS_OF_OFFICES.filter((weight) => agency.weight >= weight).length;
  for (let attempt = 0; seats.size < wanted && attempt < 20; attempt += 1) {
    const town = random.weighted(fitting.map((one) => [one, one.town.weight] as const));
    seats.set(town.place.id, town);
  }
  const [seat] = [...seats.values()];
  const from = new Date(now.getTime() - random.int(60, 2200) * DAY_MS);
  const licensed = agency.licence !== null;
  return {
    company: agency.type === 'court' ? agency.name : `${agency.name} d.o.o.`,
    oib: demoOib(index + 1),
    insuredUntil: licensed ? `${now.getUTCFullYear() + 1}-${random.pick(['03-31', '06-30', '09-30'])}` : null,
    createdAt: from,
    offices: [...seats.values()].map((town, position) => officeIn(town, position, random)),
    about: agency.type === 'court' || seat === undefined ? {} : aboutOf(agency, seat, index),
  };
}

function officeIn({ place }: ResolvedTown, position: number, random: Random): OfficeInput {
  const closes = random.pick(['16:00', '17:00', '18:00']);
  return {
    placeId: place.id,
    street: `${random.pick(STREETS)} ${random.int(1, 90)}`,
    lat: place.lat + random.between(-NEAR, NEAR),
    lng: place.lng + random.between(-NEAR, NEAR),
    hours: [
      { from: 1, to: 5, opens: position === 0 ? '09:00' : '10:00', closes },
      ...(random.chance(0.5) ? [{ from: 6, to: 6, opens: '09:00', closes: '13:00' }] : []),
    ],
  };
}

/** Eleven digits whose last one is one more than the right one. */
function demoOib(number: number): string {
  const digits = String(number).padStart(10, '0');
  let rest = 10;
  for (const digit of digits) {
    rest = (rest + Number(digit)) % 10 || 10;
    rest = (rest * 2) % 11;
  }
  const check = (11 - rest) % 10;
  return `${digits}${(check + 1) % 10}`;
}

type Text = (facts: { year: number; inTown: string; town: string }) => Record<'hr' | 'en' | 'de', string>;

const OF_AGENCIES: readonly Text[] = [
  ({ year, inTown, town }) => ({
    hr: `Mala agencija ${inTown}, od ${year}. Prodajemo ono što smo sami obišli, pa uz svaki oglas imamo tlocrt i vlasnički list.\nPrije razgleda kažemo i ono što kupcu neće biti drago.`,
    en: `A small agency in ${town}, since ${year}. We sell what we have walked through ourselves, so every ad comes with a floor plan and the title deed.\nBefore a viewing we also say what a buyer will not like.`,
    de: `Eine kleine Agentur in ${town}, seit ${year}. Wir verkaufen, was wir selbst besichtigt haben; zu jeder Anzeige gibt es Grundriss und Grundbuchauszug.\nVor der Besichtigung sagen wir auch, was einem Käufer nicht gefallen wird.`,
  }),
  ({ year, inTown, town }) => ({
    hr: `Radimo ${inTown} i okolici od ${year}. Najviše pomažemo obiteljima koje mijenjaju manji stan za veći i trebaju oba posla u isto vrijeme.\nRazglede organiziramo i navečer i subotom.`,
    en: `We have worked in and around ${town} since ${year}. Mostly we help families who change a smaller flat for a larger one and need both deals at the same time.\nViewings are possible in the evening and on Saturdays.`,
    de: `Wir arbeiten seit ${year} in ${town} und Umgebung. Meist helfen wir Familien, die eine kleinere Wohnung gegen eine größere tauschen und beides gleichzeitig brauchen.\nBesichtigungen sind auch abends und samstags möglich.`,
  }),
  ({ year, inTown, town }) => ({
    hr: `Agencija ${inTown} s vlastitim odvjetnikom za provjeru papira. Od ${year} ne uzimamo u ponudu nekretninu dok nismo pregledali zemljišne knjige.\nStranim kupcima vodimo cijeli postupak, od OIB-a do uknjižbe.`,
    en: `An agency in ${town} with a lawyer of its own who checks the papers. Since ${year} we take nothing on before we have read the land register.\nFor buyers from abroad we handle everything, from the tax number to the registration.`,
    de: `Eine Agentur in ${town} mit eigenem Anwalt für die Prüfung der Papiere. Seit ${year} nehmen wir nichts auf, bevor wir das Grundbuch gelesen haben.\nFür Käufer aus dem Ausland übernehmen wir alles, von der Steuernummer bis zur Eintragung.`,
  }),
  ({ year, inTown, town }) => ({
    hr: `Od ${year} posredujemo u prodaji i najmu ${inTown}. Vlasniku prije oglasa dajemo pisanu procjenu s usporedivim oglasima, a najmoprimce provjeravamo.\nCijenu snižavamo samo uz dogovor s vlasnikom, i to se u oglasu vidi.`,
    en: `Since ${year} we have arranged sales and rentals in ${town}. Before an ad goes out, the owner gets a written estimate with comparable ads, and we check tenants.\nA price is lowered only with the owner, and the ad shows it.`,
    de: `Seit ${year} vermitteln wir Verkauf und Vermietung in ${town}. Vor der Anzeige bekommt der Eigentümer eine schriftliche Schätzung mit vergleichbaren Anzeigen; Mieter prüfen wir.\nEin Preis wird nur mit dem Eigentümer gesenkt, und die Anzeige zeigt es.`,
  }),
];

const OF_CONSTRUCTORS: Text = ({ year, inTown, town }) => ({
  hr: `Gradimo i prodajemo vlastite stanove, najviše ${inTown}. Prvu smo zgradu dovršili ${year}.\nKupac od nas dobiva ugovor s rokom i jamstvom, bez posredničke provizije.`,
  en: `We build and sell our own flats, mostly in ${town}. Our first building was finished in ${year}.\nBuyers get a contract with a date and a guarantee, and pay no commission.`,
  de: `Wir bauen und verkaufen eigene Wohnungen, meist in ${town}. Unser erstes Haus wurde ${year} fertig.\nKäufer bekommen einen Vertrag mit Termin und Gewährleistung und zahlen keine Provision.`,
});

/** Every other agency has written in foreign languages too. */
function aboutOf(agency: DemoAgency, { town, place }: ResolvedTown, index: number): AgencyPresence['about'] {
  const year = 2004 + ((index * 5) % 18);
  const write =
    agency.type === 'constructor' ? OF_CONSTRUCTORS : (OF_AGENCIES[index % OF_AGENCIES.length] ?? OF_CONSTRUCTORS);
  const { hr, en, de } = write({ year, inTown: town.inTown, town: place.name });
  return index % 2 === 0 ? { hr, en, de } : { hr };
}
