import { about, exactly, GARAGE, HOUSE, type SentenceCase } from '../sentence-case';

export const en: readonly SentenceCase[] = [
  {
    say: '2 bed flat in Split under 250k',
    chips: { bedrooms: exactly(2), typologies: [1], places: ['split'], price: { max: 250_000 } },
  },
  {
    say: 'house with a pool near the sea in Istria',
    chips: { typologies: HOUSE, flags: ['piscina'], seaDistanceMax: 500, places: ['istra'] },
  },
  {
    say: 'studio to rent in Zagreb, max €500 a month',
    chips: { typologies: [1], rooms: exactly(1), contract: 2, places: ['zagreb'], price: { max: 500 } },
  },
  {
    say: 'looking for a stone house on Brač to renovate, budget 150,000 euros',
    chips: { typologies: HOUSE, places: ['otok-brac'], conditions: ['to-renovate'], price: { max: 150_000 } },
    rest: ['stone'],
  },
  {
    say: 'three-bedroom apartment in Zadar with parking and a balcony',
    chips: {
      bedrooms: exactly(3),
      typologies: [1],
      places: ['zadar'],
      parkings: ['parking-space'],
      flags: ['balconeOterrazzo'],
    },
  },
  {
    say: 'building plot, at least 1000 sqm, Krk island',
    chips: { category: 24, typologies: [16], surface: { min: 1000 }, places: ['otok-krk'] },
  },
  {
    say: 'beachfront villa Hvar 1-2 million',
    chips: { seaDistanceMax: 100, typologies: [6], places: ['hvar'], price: { min: 1_000_000, max: 2_000_000 } },
  },
  {
    say: 'pet friendly furnished one bedroom, Rijeka, available now',
    chips: { flags: ['animali', 'arredato', 'available'], bedrooms: exactly(1), places: ['rijeka'] },
  },
  {
    say: 'new build apartments in Zagreb with lift and garage',
    chips: { category: 6, typologies: [1], places: ['zagreb'], flags: ['ascensore'], parkings: GARAGE },
  },
  {
    say: 'office space for lease in Osijek between 60 and 120 m2',
    chips: { category: 23, contract: 2, places: ['osijek'], surface: { min: 60, max: 120 } },
  },
  {
    say: 'sea view flat Dubrovnik Lapad 3+ rooms',
    chips: { views: ['sea-view'], typologies: [1], places: ['dubrovnik/lapad'], rooms: { min: 3 } },
  },
  {
    say: 'somewhere quiet and sunny for my parents in Opatija',
    chips: { places: ['opatija'] },
    rest: ['quiet', 'sunny', 'parents'],
  },
  {
    say: 'not ground floor, no commission, 80 sqm, Pula',
    chips: { floorPositions: ['intermediate', 'top'], flags: ['noCommission'], surface: about(80), places: ['pula'] },
  },
  {
    say: 'room for a student in Zagreb around 300 eur',
    chips: { category: 4, contract: 2, flags: ['perStudenti'], places: ['zagreb'], price: about(300) },
  },
  {
    say: 'within 30 minutes drive of Split, house with garden',
    chips: { travel: [{ from: 'split', minutes: 30, mode: 'car' }], typologies: HOUSE, gardens: ['private-garden'] },
  },
  { say: 'cheapest houses in Slavonia first', chips: { typologies: HOUSE, places: ['slavonija'], sort: 'cheapest' } },
  {
    say: 'penthouse with roof terrace, top floor, Makarska',
    chips: { typologies: [2], flags: ['balconeOterrazzo'], floorPositions: ['top'], places: ['makarska'] },
  },
  {
    say: 'built after 2005, energy class B or better, apartment Šibenik',
    chips: { builtAfter: 2005, energyLevels: ['high'], typologies: [1], places: ['sibenik'] },
  },
  { say: 'shop to let Porec town centre', chips: { category: 26, contract: 2, places: ['porec'] }, rest: ['centre'] },
  {
    say: 'private sale only, no agents, terraced house Samobor',
    chips: { advertisers: ['privato'], typologies: [7], places: ['samobor'] },
  },
  {
    say: 'clean title and use permit please, flat on Vis',
    chips: { legal: ['clear-title', 'use-permit'], typologies: [1], places: ['otok-vis'] },
  },
  { say: 'hello can you tell me a joke', chips: {}, rest: ['joke'] },
  {
    say: '500 meters from the sea, 2 bathrooms, air con, Trogir',
    chips: { seaDistanceMax: 500, bathrooms: 2, heatings: ['air-conditioning'], places: ['trogir'] },
  },
  {
    say: 'apartment or house in Rovinj or Poreč from 200k to 350k',
    chips: { typologies: [1, 3, 5, 6, 7], places: ['rovinj', 'porec'], price: { min: 200_000, max: 350_000 } },
  },
  { say: 'farmland with olive trees in Dalmatia', chips: { category: 24, typologies: [15], places: ['dalmacija'] } },
  {
    say: "I'd like to buy a two room apartment in Maksimir, Zagreb for no more than 180000",
    chips: { contract: 1, rooms: exactly(2), typologies: [1], places: ['zagreb/maksimir'], price: { max: 180_000 } },
  },
  // From here on held out.
  {
    say: 'long term rental Split Bacvice, two bedrooms, up to 1,200 euro per month',
    chips: { contract: 2, places: ['split/bacvice'], bedrooms: exactly(2), price: { max: 1200 } },
    rest: ['long term'],
  },
  {
    say: 'detached house with double garage and sea view, 400-600k, Kvarner',
    chips: {
      typologies: [3],
      parkings: ['double-garage'],
      views: ['sea-view'],
      price: { min: 400_000, max: 600_000 },
      places: ['kvarner'],
    },
  },
  {
    say: 'warehouse near Zagreb airport, 2,000 square metres or more',
    chips: { category: 21, circle: { from: 'zagreb', radius: 10_000 }, surface: { min: 2000 } },
    rest: ['airport'],
  },
  {
    say: 'refurbished apartment in the old town of Dubrovnik',
    chips: { conditions: ['renovated'], typologies: [1], places: ['dubrovnik/grad-stari-grad'] },
  },
  { say: 'investment property already rented out in Zadar', chips: { flags: ['aReddito'], places: ['zadar'] } },
  {
    say: 'price reduced flats zagreb newest',
    chips: { flags: ['priceReduced'], typologies: [1], places: ['zagreb'], sort: 'newest' },
  },
  {
    say: 'holiday home for 8 people with heated pool, Makarska riviera, less than half a million',
    chips: { typologies: HOUSE, flags: ['piscina'], places: ['makarska-rivijera'], price: { max: 500_000 } },
    rest: ['8 people', 'heated'],
  },
  {
    say: '1 bed Trešnjevka rent 600',
    chips: {
      bedrooms: exactly(1),
      places: ['zagreb/tresnjevka-jug', 'zagreb/tresnjevka-sjever'],
      contract: 2,
      price: { max: 600 },
    },
  },
  { say: 'a garage in Varaždin', chips: { category: 22, places: ['varazdin'] } },
  {
    say: 'loft zagreb 100m2 approx., central heating, elevator',
    chips: {
      typologies: [4],
      places: ['zagreb'],
      surface: about(100),
      heatings: ['centralized'],
      flags: ['ascensore'],
    },
  },
  { say: 'casa al mare in Istria', chips: { typologies: HOUSE, seaDistanceMax: 500, places: ['istra'] } },
  {
    say: 'five minutes walk to the beach in Bol, flat',
    chips: { seaDistanceMax: 400, places: ['bol'], typologies: [1] },
  },
  {
    say: "'; DROP TABLE listings; -- flat in Pula",
    chips: { typologies: [1], places: ['pula'] },
    rest: ['DROP', 'TABLE'],
  },
  {
    say: 'without pool, unfurnished house for rent in Pazin',
    chips: { typologies: HOUSE, contract: 2, places: ['pazin'] },
    rest: ['without pool', 'unfurnished'],
  },
];
