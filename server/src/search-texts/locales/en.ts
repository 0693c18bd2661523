import type { ListTexts } from '../list-texts';

const en: ListTexts = {
  home: 'Home',
  categories: {
    1: 'Apartments and houses',
    2: 'Commercial property',
    3: 'Tourist property',
    4: 'Rooms',
    5: 'Property abroad',
    6: 'New developments',
    14: 'Property',
    20: 'Buildings',
    21: 'Warehouses',
    22: 'Garages and parking spaces',
    23: 'Offices',
    24: 'Land',
    25: 'Industrial halls',
    26: 'Shops',
    27: 'New buildings',
  },
  deals: { 1: 'for sale', 2: 'to rent', 14: 'at auction' },
  inCountry: ' in Croatia',
  inTown: (name) => ` in ${name}`,
  inArea: (name) => ` in ${name}`,
  page: (number) => `page ${number}`,
  ads: { one: '# ad', other: '# ads' },
  offer: 'prices, photos and all the details in one place.',
  noAds: 'There are no such ads at the moment.',
};

export default en;
