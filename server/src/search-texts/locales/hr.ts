import type { ListTexts } from '../list-texts';

const hr: ListTexts = {
  home: 'Početna',
  categories: {
    1: 'Stanovi i kuće',
    2: 'Poslovne nekretnine',
    3: 'Turističke nekretnine',
    4: 'Sobe',
    5: 'Inozemne nekretnine',
    6: 'Novogradnja',
    14: 'Nekretnine',
    20: 'Zgrade',
    21: 'Skladišta',
    22: 'Garaže i parkirna mjesta',
    23: 'Uredi',
    24: 'Zemljišta',
    25: 'Hale',
    26: 'Poslovni lokali',
    27: 'Nove zgrade',
  },
  deals: { 1: 'na prodaju', 2: 'za najam', 14: 'na dražbi' },
  inCountry: ' u Hrvatskoj',
  inTown: (name) => ` u mjestu ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `stranica ${number}`,
  ads: { one: '# oglas', few: '# oglasa', other: '# oglasa' },
  offer: 'cijene, fotografije i sve o nekretnini na jednom mjestu.',
  noAds: 'Trenutačno nema takvih oglasa.',
};

export default hr;
