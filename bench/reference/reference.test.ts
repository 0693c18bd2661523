import { bitCounts, valueCounts } from './facets-of';
import { clustersOf } from './clusters-of';
import { COLUMN_NAMES, type Columns, fillColumns, makeColumns, type ReferenceRow } from './columns';
import { pageOf, type ReferenceOrder } from './page-of';
import { Postings } from './postings';
import { type ReferenceFilter, selectRows } from './select-rows';
import { type Shape, toWorld, WORLD, type WorldPoint } from './shapes';

/** The reference is a yardstick, so it is measured itself: every answer against the plainest loop over plain objects. */
const COUNT = 3000;
const WORDS = ['more', 'morski', 'pogled', 'terasa', 'vrt'];

let seed = 7;
const random = (below: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};
const orMissing = (value: number): number | null => (random(8) === 0 ? null : value);

const documents = Array.from({ length: COUNT }, () => WORDS.filter(() => random(2) === 0));
const rows: ReferenceRow[] = Array.from({ length: COUNT }, (_, index) => {
  const { x, y } = toWorld(43.4 + random(2000) / 10_000, 16.3 + random(3000) / 10_000);
  const located = random(9) > 0;
  return {
    id: 1000 + index * 3,
    contract: 1 + random(2),
    category: 1 + random(2),
    typology: random(5),
    region: random(3),
    province: random(6),
    city: random(12),
    price: orMissing(1000 * random(60)),
    surface: orMissing(100 * random(150)),
    ppm: orMissing(random(40)),
    rooms: orMissing(random(6)),
    bedrooms: orMissing(random(4)),
    bathrooms: orMissing(random(3)),
    rank: random(50),
    published: random(1000),
    amen: random(4096),
    traits: random(8192),
    x: located ? Math.round(x) : null,
    y: located ? Math.round(y) : null,
  };
});
const columns: Columns = makeColumns(COUNT);
fillColumns(columns, rows.slice(0, 1700));
fillColumns(columns, rows.slice(1700), 1700);
const postings = Postings.of(documents);

const PLAIN: ReferenceFilter = { contract: 1, category: 1 };
const STAR = Array.from({ length: 24 }, (_, corner): WorldPoint => {
  const angle = (corner / 24) * 2 * Math.PI;
  const reach = corner % 2 === 0 ? 0.09 : 0.04;
  return toWorld(43.5 + reach * Math.sin(angle), 16.45 + reach * Math.cos(angle));
});
const { x: west, y: north } = toWorld(43.55, 16.35);
const { x: east, y: south } = toWorld(43.45, 16.5);
const CIRCLE: Shape = { kind: 'circle', center: { lat: 43.51, lng: 16.44 }, radius: 5000 };

/** Winding by the angles of the corners: another way than the reference's. */
function surrounds(ring: readonly WorldPoint[], x: number, y: number): boolean {
  const turned = ring.reduce((sum, a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    const turn = Math.atan2(b.y - y, b.x - x) - Math.atan2(a.y - y, a.x - x);
    return sum + (turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn);
  }, 0);
  return Math.abs(turned) > Math.PI;
}

/** Metres by the law of cosines, which the reference does not use. */
function metres(center: { lat: number; lng: number }, x: number, y: number): number {
  const radians = Math.PI / 180;
  const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * y + 1) / WORLD)));
  const lng = (((x + 0.5) / WORLD) * 360 - 180) * radians;
  return (
    6_371_008.8 *
    Math.acos(
      Math.sin(lat) * Math.sin(center.lat * radians) +
        Math.cos(lat) * Math.cos(center.lat * radians) * Math.cos(lng - center.lng * radians),
    )
  );
}

function groupBy<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

type Test = (row: ReferenceRow, document: readonly string[]) => boolean;
const at = ({ x, y }: ReferenceRow, test: (x: number, y: number) => boolean): boolean =>
  x !== null && y !== null && test(x, y);

const CASES: [string, ReferenceFilter, Test][] = [
  ['contract and category', PLAIN, () => true],
  ['equal values', { ...PLAIN, equal: { city: 4 } }, ({ city }) => city === 4],
  [
    'both bounds',
    { ...PLAIN, ranges: { price: { min: 9000, max: 41_000 } } },
    ({ price }) => price !== null && price >= 9000 && price <= 41_000,
  ],
  [
    'one bound leaves out the unknown',
    { ...PLAIN, ranges: { rooms: { max: 2 } } },
    ({ rooms }) => rooms !== null && rooms <= 2,
  ],
  [
    'all bits',
    { ...PLAIN, bits: [{ column: 'amen', mask: 0b1011, need: 'all' }] },
    ({ amen }) => ((amen ?? 0) & 0b1011) === 0b1011,
  ],
  [
    'any bit',
    { ...PLAIN, bits: [{ column: 'traits', mask: 0b1010, need: 'any' }] },
    ({ traits }) => ((traits ?? 0) & 0b1010) !== 0,
  ],
  [
    'a star',
    { ...PLAIN, shapes: [{ kind: 'polygon', ring: STAR }] },
    (row) => at(row, (x, y) => surrounds(STAR, x, y)),
  ],
  [
    'a circle',
    { ...PLAIN, shapes: [CIRCLE] },
    (row) => at(row, (x, y) => metres({ lat: 43.51, lng: 16.44 }, x, y) <= 5000),
  ],
  [
    'a box',
    { ...PLAIN, shapes: [{ kind: 'box', west, north, east, south }] },
    (row) => at(row, (x, y) => x >= west && x <= east && y >= north && y <= south),
  ],
  [
    'words',
    { ...PLAIN, words: [['vrt'], ['more']] },
    (_row, document) => document.includes('vrt') && document.includes('more'),
  ],
  [
    'the beginning of a word',
    { ...PLAIN, words: [['vrt'], ['mor*']] },
    (_row, document) => document.includes('vrt') && document.some((word) => word.startsWith('mor')),
  ],
  [
    'either form of a word',
    { ...PLAIN, words: [['terasa', 'pogled', 'dvorac'], ['vrt']] },
    (_row, document) => (document.includes('terasa') || document.includes('pogled')) && document.includes('vrt'),
  ],
  ['a word nobody uses', { ...PLAIN, words: [['dvorac']] }, () => false],
  [
    'everything at once',
    {
      ...PLAIN,
      words: [['more']],
      ranges: { price: { min: 5000 } },
      bits: [{ column: 'amen', mask: 2, need: 'all' }],
      shapes: [CIRCLE],
    },
    (row, document) =>
      document.includes('more') &&
      (row.price ?? -1) >= 5000 &&
      ((row.amen ?? 0) & 2) === 2 &&
      at(row, (x, y) => metres({ lat: 43.51, lng: 16.44 }, x, y) <= 5000),
  ],
];

const positions = (test: Test): number[] =>
  rows.flatMap((row, index) =>
    row.contract === 1 && row.category === 1 && test(row, documents[index] ?? []) ? [index] : [],
  );

test.each(CASES)('the reference finds by %s what a plain loop finds', (name, filter, keep) => {
  const expected = positions(keep);
  expect([...selectRows(columns, postings, filter)]).toEqual(expected);
  expect(expected.length > 0).toBe(name !== 'a word nobody uses');
});

const ORDERS: ReferenceOrder[] = [
  { column: 'rank', descending: true },
  { column: 'price', descending: false },
  { column: 'price', descending: true },
];

test.each(ORDERS)('pages by %j are those of a whole sort, the unknown last', ({ column, descending }) => {
  const inOrder = (a: number, b: number): number => {
    const [left, right] = [rows[a]?.[column] ?? null, rows[b]?.[column] ?? null];
    const sign = descending ? -1 : 1;
    if (left === right) return sign * (a - b);
    if (left === null) return 1;
    return right === null ? -1 : sign * (left - right);
  };
  const sorted = positions(() => true).sort(inOrder);
  // Pages that are kept in order, and some by selection.
  for (const from of [0, 25, 400, sorted.length - 10, sorted.length + 5]) {
    const page = pageOf(columns, selectRows(columns, postings, PLAIN), { column, descending }, from, 25);
    expect([...page]).toEqual(sorted.slice(from, from + 25));
  }
  const everything = pageOf(columns, Uint32Array.from(rows.keys()), { column, descending }, 2200, 300);
  const whole = [...rows.keys()].sort(inOrder);
  expect([...everything]).toEqual(whole.slice(2200, 2500));
});

test('clusters count and average what lies in each cell of the grid', () => {
  const box = { west, north, east, south };
  const selected = selectRows(columns, postings, { ...PLAIN, shapes: [{ kind: 'box', ...box }] });
  const clusters = clustersOf(columns, selected, 12, box);
  const cells = groupBy(
    [...selected],
    (row) => `${String((rows[row]?.x ?? 0) >> 12)} ${String((rows[row]?.y ?? 0) >> 12)}`,
  );
  expect(clusters).toHaveLength(cells.size);
  for (const { cellX, cellY, count, x } of clusters) {
    const inCell = cells.get(`${String(cellX)} ${String(cellY)}`) ?? [];
    expect(count).toBe(inCell.length);
    expect(x).toBeCloseTo(inCell.reduce((sum, row) => sum + (rows[row]?.x ?? 0), 0) / inCell.length);
  }
});

test('facets count each value and each bit', () => {
  const selected = selectRows(columns, postings, PLAIN);
  const counted = (value: (row: ReferenceRow) => number | null): [number, number][] => {
    const groups = groupBy(
      [...selected].flatMap((index) => rows[index] ?? []),
      value,
    );
    return [...groups].flatMap(([key, { length }]): [number, number][] => (key === null ? [] : [[key, length]]));
  };
  for (const name of ['rooms', 'typology', 'price'] as const) {
    expect(new Map(valueCounts(columns, selected, name))).toEqual(new Map(counted((row) => row[name])));
  }
  const bits = bitCounts(columns, selected, 'traits');
  for (let bit = 0; bit < 13; bit += 1) {
    expect(bits.get(bit)).toBe([...selected].filter((row) => ((rows[row]?.traits ?? 0) >> bit) & 1).length);
  }
});

test('every column is filled', () => {
  for (const name of COLUMN_NAMES) expect([...columns[name]].some((value) => value !== columns[name][0])).toBe(true);
});
