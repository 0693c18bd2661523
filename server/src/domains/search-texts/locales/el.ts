import { words } from '@kvadrat/contracts/words/el';
import type { ListTexts } from '../list-texts';

export const el: ListTexts = {
  home: 'Αρχική',
  // The deal behind it says that it is an auction.
  categories: { ...words.categories, 14: 'Ακίνητα' },
  deals: { 1: 'προς πώληση', 2: 'προς ενοικίαση', 14: 'σε πλειστηριασμό' },
  inCountry: ' στην Κροατία',
  inTown: (name) => ` – ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `σελίδα ${number}`,
  ads: { one: '# αγγελία', other: '# αγγελίες' },
  offer: 'τιμές, φωτογραφίες και όλες οι πληροφορίες σε ένα μέρος.',
  noAds: 'Αυτή τη στιγμή δεν υπάρχουν τέτοιες αγγελίες.',
};
