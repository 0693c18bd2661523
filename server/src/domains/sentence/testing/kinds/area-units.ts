import { flat, house, type KindSentence } from './kind-sentence';

const land = (surface: { min?: number; max?: number }, places: string[] = []) => ({
  category: 24 as const,
  surface,
  ...(places.length > 0 && { places }),
});
const near = (value: number) => ({ min: Math.floor(value * 0.9), max: Math.ceil(value * 1.1) });

/** Measures of land and of other countries. */
export const AREA_UNITS: readonly KindSentence[] = [
  ['hr', 'zemljište od najmanje 2 ha u Slavoniji', land({ min: 20_000 }, ['slavonija'])],
  ['hr', 'zemljište 1,5 hektara', land(near(15_000))],
  ['hr', 'zemljište najmanje 2 jutra', land({ min: 11_509 })],
  ['hr', 'zemljište do 10 ari', land({ max: 1000 })],
  ['hr', 'zemljište između 1 i 3 ha', land({ min: 10_000, max: 30_000 })],
  ['hr', 'zemljište najmanje 5 ari u Istri', land({ min: 500 }, ['istra'])],
  ['hr', 'teren barem 300 hvati', land({ min: 1079 })],
  ['de', 'Grundstück ab 1 Hektar in Istrien', land({ min: 10_000 }, ['istra'])],
  ['de', 'Grundstück mindestens 2 ha', land({ min: 20_000 })],
  ['de', 'Grundstück ab 12 Ar', land({ min: 1200 })],
  ['de', 'Grundstück ab zwei Hektar', land({ min: 20_000 })],
  ['en', 'land, at least 2 acres, in Istria', land({ min: 8094 }, ['istra'])],
  ['en', 'land over 1 hectare', land({ min: 10_000 })],
  ['en', 'flat of at least 900 sq ft in Split', flat({ surface: { min: 84 }, places: ['split'] })],
  ['en', 'house under 2,000 square feet', house({ surface: { max: 186 } })],
  ['en', 'half an acre of land', land({ min: 1821, max: 2226 })],
  ['en', 'apartment minimum 700 sqft', flat({ surface: { min: 65 } })],
  ['it', 'terreno di almeno 1 ettaro', land({ min: 10_000 })],
  ['it', 'terreno di 3 ettari in Istria', land(near(30_000), ['istra'])],
  ['it', 'terreno almeno 50 are', land({ min: 5000 })],
  ['fr', "terrain d'au moins 2 hectares", land({ min: 20_000 })],
  ['fr', 'terrain de 20 ares', land(near(2000))],
  ['fr', 'terrain à partir de 1 ha en Slavonie', land({ min: 10_000 }, ['slavonija'])],
  ['es', 'terreno de al menos 2 hectáreas', land({ min: 20_000 })],
  ['es', 'terreno hasta 1 ha', land({ max: 10_000 })],
  ['es', 'terreno de más de 3 acres', land({ min: 12_141 })],
  ['ru', 'участок от 6 соток', land({ min: 600 })],
  ['ru', 'участок 10 соток в Истрии', land(near(1000), ['istra'])],
  ['ru', 'участок не меньше 1 гектара', land({ min: 10_000 })],
  ['ru', 'участок до 2 га', land({ max: 20_000 })],
  ['pt', 'terreno com pelo menos 2 hectares', land({ min: 20_000 })],
  ['pt', 'terreno até 1 ha', land({ max: 10_000 })],
  ['el', 'οικόπεδο τουλάχιστον 2 στρέμματα', { ...land({ min: 2000 }), typologies: [16] }],
  ['el', 'οικόπεδο πάνω από 1 εκτάριο', { ...land({ min: 10_000 }), typologies: [16] }],
  ['el', 'οικόπεδο 5 στρέμματα στην Ίστρια', { ...land(near(5000), ['istra']), typologies: [16] }],
];
