import { words } from '@kvadrat/contracts/words/fr';
import type { ListTexts } from '../list-texts';

export const fr: ListTexts = {
  home: 'Accueil',
  // The deal behind it says that it is an auction.
  categories: { ...words.categories, 14: 'Biens immobiliers' },
  deals: { 1: 'à vendre', 2: 'à louer', 14: 'aux enchères' },
  inCountry: ' en Croatie',
  inTown: (name) => ` à ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `page ${number}`,
  ads: { one: '# annonce', other: '# annonces' },
  offer: 'prix, photos et tous les détails du bien au même endroit.',
  noAds: 'Aucune annonce de ce type pour le moment.',
};
