import { words } from '@kvadrat/contracts/words/it';
import type { ListTexts } from '../list-texts';

export const it: ListTexts = {
  home: 'Home',
  // The deal behind it says that it is an auction.
  categories: { ...words.categories, 14: 'Immobili' },
  deals: { 1: 'in vendita', 2: 'in affitto', 14: "all'asta" },
  inCountry: ' in Croazia',
  inTown: (name) => ` a ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `pagina ${number}`,
  ads: { one: '# annuncio', other: '# annunci' },
  offer: "prezzi, foto e tutti i dettagli dell'immobile in un unico posto.",
  noAds: 'Al momento non ci sono annunci di questo tipo.',
};
