import { exactly } from '../sentence-case';
import { flat, house, type KindSentence } from './kind-sentence';

const words = (...phrases: string[]): { keyword: string } => ({
  keyword: phrases.map((phrase) => `"${phrase}"`).join(' '),
});

/** What stands in quotes is looked for word by word, whatever its words mean elsewhere. */
export const QUOTES: readonly KindSentence[] = [
  ['hr', 'stan u Splitu „kamin”', flat({ places: ['split'], ...words('kamin') })],
  ['hr', 'kuća s "dalmatinski kamen" u Zadru', house({ places: ['zadar'], ...words('dalmatinski kamen') })],
  ['hr', 'stan „Hotel Split”', flat(words('Hotel Split'))],
  ['hr', 'kuća »ljetna kuhinja« do 300.000 €', house({ price: { max: 300_000 }, ...words('ljetna kuhinja') })],
  ['hr', 'stan "bez lifta" Rijeka', flat({ places: ['rijeka'], ...words('bez lifta') })],
  ['hr', 'stan „kamin” i „parket” u Puli', flat({ places: ['pula'], ...words('kamin', 'parket') })],
  ['hr', 'dvosoban stan "pogled na grad"', flat({ rooms: exactly(2), ...words('pogled na grad') })],
  ['de', 'Haus „Kachelofen“ in Opatija', house({ places: ['opatija'], ...words('Kachelofen') })],
  ['de', 'Wohnung mit "offener Küche"', flat(words('offener Küche'))],
  ['de', 'Haus »Bootsanlegeplatz« auf Krk', house({ places: ['otok-krk'], ...words('Bootsanlegeplatz') })],
  ['de', 'Wohnung „Zagreb Tower“ bis 250.000 €', flat({ price: { max: 250_000 }, ...words('Zagreb Tower') })],
  ['en', 'flat in Zadar "open fireplace"', flat({ places: ['zadar'], ...words('open fireplace') })],
  ['en', 'house with “olive press” in Istria', house({ places: ['istra'], ...words('olive press') })],
  ['en', 'flat "walk-in closet" under 200k', flat({ price: { max: 200_000 }, ...words('walk-in closet') })],
  ['en', 'house "sauna" "gym"', house(words('sauna', 'gym'))],
  ['en', 'flat "ground floor" Split', flat({ places: ['split'], ...words('ground floor') })],
  ['it', 'casa «forno a legna» a Pola', house({ places: ['pula'], ...words('forno a legna') })],
  ['it', 'appartamento "travi a vista"', flat(words('travi a vista'))],
  ['it', 'casa “camino” fino a 200.000 euro', house({ price: { max: 200_000 }, ...words('camino') })],
  ['fr', 'maison « four à pain » à Pula', house({ places: ['pula'], ...words('four à pain') })],
  ['fr', 'appartement "poutres apparentes"', flat(words('poutres apparentes'))],
  ['fr', 'appartement «parquet ancien» à Split', flat({ places: ['split'], ...words('parquet ancien') })],
  ['es', 'casa con "chimenea" en Zadar', house({ places: ['zadar'], ...words('chimenea') })],
  ['es', 'piso «suelo radiante»', flat(words('suelo radiante'))],
  ['es', 'piso "cocina abierta" hasta 150.000 €', flat({ price: { max: 150_000 }, ...words('cocina abierta') })],
  ['ru', 'дом «русская печь» в Пуле', house({ places: ['pula'], ...words('русская печь') })],
  ['ru', 'квартира "тёплый пол"', flat(words('тёплый пол'))],
  ['ru', 'дом „камин“ в Сплите', house({ places: ['split'], ...words('камин') })],
  ['pt', 'casa "lareira" em Zadar', house({ places: ['zadar'], ...words('lareira') })],
  ['pt', 'apartamento «cozinha equipada»', flat(words('cozinha equipada'))],
  ['el', 'σπίτι «τζάκι» στην Πούλα', house({ places: ['pula'], ...words('τζάκι') })],
  ['el', 'διαμέρισμα "ενδοδαπέδια θέρμανση"', flat(words('ενδοδαπέδια θέρμανση'))],
];
