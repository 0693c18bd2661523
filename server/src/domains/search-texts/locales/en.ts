import { words } from '@kvadrat/contracts/words/en';
import type { ListTexts } from '../list-texts';

export const en: ListTexts = {
  home: 'Home',
  // The deal behind it says that it is an auction.
  categories: { ...words.categories, 14: 'Property' },
  deals: { 1: 'for sale', 2: 'to rent', 14: 'at auction' },
  inCountry: ' in Croatia',
  inTown: (name) => ` in ${name}`,
  inArea: (name) => ` in ${name}`,
  page: (number) => `page ${number}`,
  ads: { one: '# ad', other: '# ads' },
  offer: 'prices, photos and all the details in one place.',
  noAds: 'There are no such ads at the moment.',
};
