import { words } from '@kvadrat/contracts/words/de';
import type { ListTexts } from '../list-texts';

export const de: ListTexts = {
  home: 'Startseite',
  // The deal behind it says that it is an auction.
  categories: { ...words.categories, 14: 'Immobilien' },
  deals: { 1: 'zum Kauf', 2: 'zur Miete', 14: 'in der Versteigerung' },
  inCountry: ' in Kroatien',
  inTown: (name) => ` in ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `Seite ${number}`,
  ads: { one: '# Anzeige', other: '# Anzeigen' },
  offer: 'Preise, Fotos und alle Angaben zur Immobilie auf einen Blick.',
  noAds: 'Zurzeit gibt es keine passenden Anzeigen.',
};
