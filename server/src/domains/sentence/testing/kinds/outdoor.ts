import { about, GARAGE } from '../sentence-case';
import { flat, house, type KindSentence } from './kind-sentence';

const garden = { gardens: ['private-garden' as const] };
const terrace = { flags: ['balconeOterrazzo'] };

/** The square metres of a garden, a terrace, a plot or a garage are not those of the home. */
export const OUTDOOR: readonly KindSentence[] = [
  ['hr', 'kuća 120 m² s vrtom od 500 m²', house({ ...garden, surface: about(120) }), ['500 m²']],
  ['hr', 'kuća s 300 m2 vrta', house(garden), ['300 m2']],
  ['hr', 'stan s terasom od 40 m2 u Splitu', flat({ ...terrace, places: ['split'] }), ['40 m2']],
  ['hr', 'kuća s okućnicom 1000 m²', house(garden), ['1000 m²']],
  ['hr', 'stan od 70 m2 s terasom 20 m2', flat({ ...terrace, surface: about(70) }), ['20 m2']],
  ['hr', 'kuća na parceli 800 m2', house({ plot: about(800) })],
  ['hr', 'kuća, vrt 600 kvadrata, Pula', house({ ...garden, places: ['pula'] }), ['600 kvadrata']],
  ['hr', 'kuća s vrtom, najmanje 120 m²', house({ ...garden, surface: { min: 120 } })],
  ['hr', 'stan s garažom od 18 m2', flat({ parkings: GARAGE }), ['18 m2']],
  ['hr', 'kuća 150 m2 na zemljištu od 900 m2', house({ plot: about(900), surface: about(150) })],
  ['hr', 'zemljište 900 m2 Istra', { category: 24, surface: about(900), places: ['istra'] }],
  ['de', 'Haus mit 500 m² Garten', house(garden), ['500 m²']],
  ['de', 'Haus 140 qm mit Garten von 600 qm', house({ ...garden, surface: about(140) }), ['600 qm']],
  ['de', 'Wohnung mit 30 qm Terrasse', flat(terrace), ['30 qm']],
  ['de', 'Haus mit 800 m² Grundstück', house({ plot: about(800) })],
  ['de', 'Wohnung 80 qm, Balkon 10 qm', flat({ ...terrace, surface: about(80) }), ['10 qm']],
  ['en', 'house with a 500 sqm garden', house(garden), ['500 sqm']],
  ['en', 'flat of 80 sqm with a terrace of 30 sqm', flat({ ...terrace, surface: about(80) }), ['30 sqm']],
  ['en', 'house on a 900 m2 plot', house({ plot: about(900) })],
  ['en', 'house with garden of at least 300 sqm', house(garden), ['300 sqm']],
  ['en', 'building plot of 700 sqm', { category: 24, typologies: [16], surface: about(700) }],
  ['it', 'casa con giardino di 500 mq', house(garden), ['500 mq']],
  ['it', 'appartamento 90 mq con terrazzo di 25 mq', flat({ ...terrace, surface: about(90) }), ['25 mq']],
  ['it', 'casa con 600 mq di giardino', house(garden), ['600 mq']],
  ['it', 'casa con terreno di 1000 mq', house({ plot: about(1000) })],
  ['fr', 'maison avec jardin de 500 m²', house(garden), ['500 m²']],
  ['fr', 'appartement 70 m² avec terrasse de 20 m²', flat({ ...terrace, surface: about(70) }), ['20 m²']],
  ['fr', 'maison avec 800 m² de terrain', house({ plot: about(800) })],
  ['es', 'casa con jardín de 500 m2', house(garden), ['500 m2']],
  ['es', 'piso de 80 m2 con terraza de 15 m2', flat({ ...terrace, surface: about(80) }), ['15 m2']],
  ['es', 'casa con parcela de 1000 m2', house({ plot: about(1000) })],
  ['ru', 'дом с садом 500 м²', house(garden), ['500 м²']],
  ['ru', 'квартира 70 м² с террасой 20 м²', flat({ ...terrace, surface: about(70) }), ['20 м²']],
  ['ru', 'дом с участком 800 м²', house({ plot: about(800) })],
  ['pt', 'casa com jardim de 500 m2', house(garden), ['500 m2']],
  ['pt', 'apartamento de 80 m2 com terraço de 20 m2', flat({ ...terrace, surface: about(80) }), ['20 m2']],
  ['pt', 'casa com terreno de 900 m2', house({ plot: about(900) })],
  ['el', 'σπίτι με κήπο 500 τ.μ.', house(garden), ['500 τ.μ']],
  ['el', 'διαμέρισμα 80 τ.μ. με βεράντα 20 τ.μ.', flat({ ...terrace, surface: about(80) }), ['20 τ.μ']],
  ['el', 'σπίτι σε οικόπεδο 800 τ.μ.', house({ plot: about(800) })],
];
