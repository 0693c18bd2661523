import { words } from '@kvadrat/contracts/words/hr';
import type { ListTexts } from '../list-texts';

export const hr: ListTexts = {
  home: 'Početna',
  // The deal behind it says that it is an auction.
  categories: { ...words.categories, 14: 'Nekretnine' },
  deals: { 1: 'na prodaju', 2: 'za najam', 14: 'na dražbi' },
  inCountry: ' u Hrvatskoj',
  inTown: (name) => ` u mjestu ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `stranica ${number}`,
  ads: { one: '# oglas', few: '# oglasa', other: '# oglasa' },
  offer: 'cijene, fotografije i sve o nekretnini na jednom mjestu.',
  noAds: 'Trenutačno nema takvih oglasa.',
};
