import { clustersOf } from '../reference/clusters-of';
import { pageOf } from '../reference/page-of';
import { type ReferenceFilter, selectRows } from '../reference/select-rows';
import { toWorld, type WorldBox } from '../reference/shapes';
import type { Answer } from './product';
import { type Facts, type Query, SALE, SALE_PATH } from './query';
import type { Reference } from './read-reference';

/** Groups or pins of one answer at most. */
const MOST_ON_MAP = 2000;

/** What a map shows, in degrees. */
interface View {
  south: number;
  west: number;
  north: number;
  east: number;
}

const COUNTRY: View = { south: 42.3, west: 13.3, north: 46.6, east: 19.5 };
/** A wide screen at zoom 15. */
const TOWN: View = { south: 45.7925, west: 15.9475, north: 45.8285, east: 16.0125 };

/** Groups of the whole country, without filters and with some, and the pins of a town. */
export function mapQueries({ reference }: Facts): Query[] {
  const filtered = (run: number): ReferenceFilter => ({
    ...SALE,
    ranges: { price: { min: 80_000, max: 350_000 + run }, rooms: { min: 2 } },
  });
  return [
    {
      name: 'Q5a',
      title: 'groups of the country, no filter',
      target: 5,
      ratio: 1,
      ask: (run) => ({
        question: { view: 'map', address: addressOf('', moved(COUNTRY, run), 8) },
        answer: () => groups(reference, SALE, moved(COUNTRY, run), 8),
      }),
    },
    {
      name: 'Q5b',
      title: 'groups of the country, price and rooms',
      target: 60,
      ask: (run) => ({
        question: {
          view: 'map',
          address: addressOf(`prezzoMinimo=80000&prezzoMassimo=${String(350_000 + run)}&localiMinimo=2&`, COUNTRY, 8),
        },
        answer: () => groups(reference, filtered(run), COUNTRY, 8),
      }),
    },
    {
      name: 'Q6',
      title: 'pins of a town at zoom 15',
      target: 30,
      ratio: 3,
      ask: (run) => ({
        question: { view: 'map', address: addressOf('', moved(TOWN, run), 15) },
        answer: () => pins(reference, SALE, moved(TOWN, run)),
      }),
    },
  ];
}

function addressOf(filters: string, { south, west, north, east }: View, zoom: number): string {
  return `${SALE_PATH}?${filters}viewport=${[south, west, north, east].join()}&zoom=${String(zoom)}`;
}

/** As if somebody had moved the map a little: some metres to the east. */
function moved({ south, west, north, east }: View, run: number): View {
  const by = (degrees: number): number => Math.round((degrees + run * 0.00007) * 1e5) / 1e5;
  return { south, west: by(west), north, east: by(east) };
}

/** The units that the edges of a map run through are inside. */
function boxOf({ south, west, north, east }: View): WorldBox {
  const unit = (value: number): number => Math.floor(value + 0.5);
  const from = toWorld(north, west);
  const to = toWorld(south, east);
  return { west: unit(from.x), north: unit(from.y), east: unit(to.x), south: unit(to.y) };
}

function groups({ columns, postings }: Reference, filter: ReferenceFilter, view: View, zoom: number): Answer {
  const box = boxOf(view);
  const rows = selectRows(columns, postings, { ...filter, shapes: [{ kind: 'box', ...box }] });
  const sizes = clustersOf(columns, rows, zoom, box).map(({ count }) => count);
  return { total: rows.length, numbers: sizes.sort((a, b) => b - a).slice(0, MOST_ON_MAP) };
}

function pins({ columns, postings }: Reference, filter: ReferenceFilter, view: View): Answer {
  const rows = selectRows(columns, postings, { ...filter, shapes: [{ kind: 'box', ...boxOf(view) }] });
  const shown = pageOf(columns, rows, { column: 'rank', descending: true }, 0, MOST_ON_MAP);
  return { total: rows.length, numbers: Array.from(shown, (row) => columns.id[row] ?? 0) };
}
