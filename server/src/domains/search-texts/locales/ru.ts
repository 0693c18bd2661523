import { words } from '@kvadrat/contracts/words/ru';
import type { ListTexts } from '../list-texts';

export const ru: ListTexts = {
  home: 'Главная',
  // The deal behind it says that it is an auction.
  categories: { ...words.categories, 14: 'Недвижимость' },
  deals: { 1: 'на продажу', 2: 'в аренду', 14: 'на аукционе' },
  inCountry: ' в Хорватии',
  inTown: (name) => ` – ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `страница ${number}`,
  ads: { one: '# объявление', few: '# объявления', many: '# объявлений', other: '# объявления' },
  offer: 'цены, фотографии и все сведения об объекте в одном месте.',
  noAds: 'Сейчас таких объявлений нет.',
};
