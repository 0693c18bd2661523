/** Agencies and ads the queries look for; all invented. */
export interface GivenAgency {
  slug: string;
  name: string;
  /** Path of the town. */
  town: string;
}

export const AGENCIES: readonly GivenAgency[] = [
  { slug: 'tri-kljuca', name: 'Tri ključa nekretnine', town: 'split' },
  { slug: 'kvarnerski-kljuc', name: 'Kvarnerski ključ', town: 'rijeka' },
  { slug: 'istarska-skura', name: 'Istarska škura', town: 'pula' },
  { slug: 'zlatna-kvaka', name: 'Zlatna kvaka', town: 'zagreb' },
  { slug: 'medimurska-kuca', name: 'Međimurska kuća', town: 'cakovec' },
  { slug: 'bura-i-jugo', name: 'Bura i jugo', town: 'zadar' },
  { slug: 'prvi-red', name: 'Prvi red do mora', town: 'makarska' },
  { slug: 'cempres-gradnja', name: 'Čempres gradnja', town: 'split' },
  { slug: 'gornji-kat', name: 'Gornji kat', town: 'zagreb' },
  { slug: 'cetvrti-kat', name: 'Četvrti kat bez lifta', town: 'osijek' },
  { slug: 'savski-most', name: 'Savski most nekretnine', town: 'zagreb' },
  { slug: 'splitski-dom', name: 'Splitski dom', town: 'split' },
  { slug: 'zadar-nekretnine', name: 'Zadar nekretnine d.o.o.', town: 'zadar' },
  { slug: 'porat-dom', name: 'Porat dom', town: 'krk' },
  { slug: 'dr-horvat', name: 'Dr. Horvat & partneri', town: 'varazdin' },
  { slug: 'agencija-360', name: 'Agencija 360°', town: 'zagreb' },
  { slug: 'lavanda-dom', name: 'Lavanda dom', town: 'hvar' },
  { slug: 'krk-living', name: 'Krk Living Real Estate', town: 'krk' },
  { slug: 'blue-bay', name: 'Blue Bay Immobilien', town: 'porec' },
  { slug: 'nova-luka', name: 'Nova luka', town: 'sibenik' },
];

/** Status as in the vocabulary: 1 active, 3 sold, 14 secret. */
export const ADS: readonly { reference: string; status: 1 | 3 | 14; agency: string }[] = [
  { reference: 'KV-00017', status: 1, agency: 'tri-kljuca' },
  { reference: 'KV-00018', status: 14, agency: 'tri-kljuca' },
  { reference: 'KV-00019', status: 3, agency: 'tri-kljuca' },
  { reference: 'KV-00170', status: 1, agency: 'zlatna-kvaka' },
  { reference: 'ST-1024/26', status: 1, agency: 'splitski-dom' },
  { reference: 'žnj 77', status: 1, agency: 'splitski-dom' },
  { reference: 'ZG2026-001', status: 1, agency: 'gornji-kat' },
  { reference: 'ZG2026-002', status: 1, agency: 'gornji-kat' },
  { reference: 'Villa-9', status: 1, agency: 'blue-bay' },
];
