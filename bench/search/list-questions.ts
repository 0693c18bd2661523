import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import { FEATURES, type Feature } from '@kvadrat/contracts/vocabulary';
import { pageOf, type ReferenceOrder } from '../reference/page-of';
import { type ReferenceFilter, selectRows } from '../reference/select-rows';
import { EARTH_RADIUS, type Shape, toWorld, WORLD } from '../reference/shapes';
import type { Answer } from './product';
import { type Facts, type Query, SALE, SALE_PATH } from './query';
import type { Reference } from './read-reference';

const RELEVANCE: ReferenceOrder = { column: 'rank', descending: true };

const ZAGREB = { lat: 45.81, lng: 15.98 };
const SPLIT = { lat: 43.5119, lng: 16.4502 };
export const KEYWORD = 'pogled na more';

/** Lists: everything, a city with filters, areas, a keyword, a page far behind. */
export function listQueries({ reference, place, words }: Facts): Query[] {
  const list = (filter: ReferenceFilter, order = RELEVANCE, page = 1): Answer =>
    listAnswer(reference, filter, order, page);
  const star = ring(ZAGREB, 60);
  return [
    {
      name: 'Q1',
      title: 'default list + total',
      target: 5,
      ratio: 3,
      ask: () => ({ question: { view: 'list', address: SALE_PATH }, answer: () => list(SALE) }),
    },
    {
      name: 'Q2',
      title: 'city, price, rooms, three features, by price',
      target: 30,
      ratio: 3,
      ask: (run) => ({
        question: {
          view: 'list',
          address: `${SALE_PATH}zagreb/?prezzoMinimo=60000&prezzoMassimo=${String(300_000 + run)}&localiMinimo=2&localiMassimo=4&ascensore=1&balconeOterrazzo=1&cantina=1&criterio=prezzo&ordine=asc`,
        },
        answer: () =>
          list(
            {
              ...SALE,
              equal: { city: place('zagreb') },
              ranges: { price: { min: 60_000, max: 300_000 + run }, rooms: { min: 2, max: 4 } },
              bits: [{ column: 'amen', mask: maskOf('elevator', 'balcony-terrace', 'basement'), need: 'all' }],
            },
            { column: 'price', descending: false },
          ),
      }),
    },
    {
      name: 'Q3',
      title: 'drawn area of 60 corners on Zagreb, price',
      target: 30,
      ratio: 3,
      ask: (run) => ({
        question: {
          view: 'list',
          address: `${SALE_PATH}?vrt=${star.map(({ lat, lng }) => `${String(lat)},${String(lng)}`).join(';')}&prezzoMassimo=${String(400_000 + run)}`,
        },
        answer: () => list({ ...SALE, ranges: { price: { max: 400_000 + run } }, shapes: [polygon(star)] }),
      }),
    },
    {
      name: 'Q4',
      title: '5 km around Split',
      target: 30,
      ratio: 3,
      ask: (run) => ({
        question: {
          view: 'list',
          address: `${SALE_PATH}?centro=${String(SPLIT.lat)},${String(SPLIT.lng)}&raggio=${String(5000 + run)}`,
        },
        answer: () =>
          list({ ...SALE, shapes: [{ kind: 'circle', center: SPLIT, radius: 5000 + run + edgeOf(SPLIT) }] }),
      }),
    },
    {
      name: 'Q7',
      title: 'keyword, region, price',
      target: 80,
      ask: (run) => ({
        question: {
          view: 'list',
          address: `${SALE_PATH}jadranska-hrvatska/?keyword=${encodeURIComponent(KEYWORD)}&prezzoMassimo=${String(900_000 + run)}`,
        },
        answer: () =>
          list({
            ...SALE,
            equal: { region: place('jadranska-hrvatska') },
            ranges: { price: { max: 900_000 + run } },
            words,
          }),
      }),
    },
    {
      name: 'Q9',
      title: 'page 400',
      target: 5,
      ratio: 3,
      ask: (run) => ({
        question: { view: 'list', address: `${SALE_PATH}?pag=${String(400 + run)}` },
        answer: () => list(SALE, RELEVANCE, 400 + run),
      }),
    },
  ];
}

function listAnswer(
  { columns, postings }: Reference,
  filter: ReferenceFilter,
  order: ReferenceOrder,
  page: number,
): Answer {
  const rows = selectRows(columns, postings, filter);
  const found = pageOf(columns, rows, order, (page - 1) * PAGE_SIZE, PAGE_SIZE);
  return { total: rows.length, numbers: Array.from(found, (row) => columns.id[row] ?? 0) };
}

function maskOf(...features: Feature[]): number {
  return features.reduce((mask, feature) => mask | (1 << FEATURES.indexOf(feature)), 0);
}

/** Metres from the middle of a unit of the grid to its corner: so exactly the position of an ad is kept, and what may stand on the edge is inside. */
function edgeOf({ lat }: { lat: number }): number {
  return ((2 * Math.PI * EARTH_RADIUS) / WORLD) * Math.cos((lat * Math.PI) / 180) * Math.SQRT1_2;
}

function polygon(corners: readonly { lat: number; lng: number }[]): Shape {
  return { kind: 'polygon', ring: corners.map(({ lat, lng }) => toWorld(lat, lng)) };
}

/** A jagged ring around a town, as a hand would draw it. */
function ring(center: { lat: number; lng: number }, corners: number): { lat: number; lng: number }[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    const reach = 0.045 + 0.012 * Math.sin(corner * 2.4);
    const digits = (value: number): number => Math.round(value * 1e5) / 1e5;
    return {
      lat: digits(center.lat + reach * 0.7 * Math.sin(angle)),
      lng: digits(center.lng + reach * Math.cos(angle)),
    };
  });
}
