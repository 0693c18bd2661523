import {
  ADVERTISER_TYPES,
  CONDITIONS,
  ENERGY_LEVEL_KEYS,
  FLOOR_POSITIONS,
  GARDENS,
  HEATINGS,
  LEGAL_FACTS,
  PARKINGS,
  TRAVEL_MODES,
  TYPOLOGY_CODES,
  VIEWS,
} from '../vocabulary';
import { DEFAULT_FLAGS } from '../flags';
import {
  criteriaParams,
  DEFAULT_CRITERIA,
  parseCriteria,
  PARAMETER_NAMES,
  RANGE_PARAMETERS,
  type SearchCriteria,
} from '.';
import { SEARCH_FLAGS } from './parameter-names';

const read = (query: string, flags = {}) =>
  parseCriteria('/prodaja-stambene-nekretnine/', new URLSearchParams(query), flags);
const invalid = (parameter: string, value: string) => ({ code: 'invalid-value', parameter, value });
/** What differs from the search without parameters. */
function meaning(query: string, flags = {}): Partial<SearchCriteria> {
  const { criteria } = read(query, flags);
  const defaults = new Map<string, unknown>(Object.entries(DEFAULT_CRITERIA));
  return Object.fromEntries(
    Object.entries(criteria).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(defaults.get(key))),
  );
}
const written = (changes: Partial<SearchCriteria>): string =>
  decodeURIComponent(criteriaParams({ ...DEFAULT_CRITERIA, ...changes }).toString());

test('R122 the parameters are the specification’s', () => {
  const specified =
    'idContratto idCategoria idTipologia prezzoMinimo prezzoMassimo superficieMinima superficieMassima localiMinimo localiMassimo ' +
    'camereDaLettoMinimo camereDaLettoMassimo bagni stato fasciaPiano boxAuto riscaldamenti giardino classeEnergetica ' +
    'balconeOterrazzo ascensore arredato cantina piscina sistemaAllarmeVigilanza animali fumatore noAste virtualTour aReddito criterio ordine ' +
    'keyword vista perStudenti idProvincia idComune idMZona idQuartiere idNazione idRegione idAreaTuristica idMacroarea fkMetro ' +
    'fkMetroStation vrt centro raggio lat lng zoom';
  const ours =
    'pag viewport travel legal seaDistanceMax builtAfter noCommission priceReduced foldDuplicates available ' +
    'prezzoMqMinimo prezzoMqMassimo superficieTerrenoMinima superficieTerrenoMassima pianoMinimo pianoMassimo advertiser publishedWithin ' +
    'availableBy withPhotos withPlan';
  // Ours are `pag` and what the specification has no name for; `tipoProprieta` and `fkRegione` are read as other names for idTipologia and idRegione.
  expect([...PARAMETER_NAMES].sort()).toEqual([...specified.split(' '), ...ours.split(' ')].sort());
});

test.each([
  ['R123', 'price', 'prezzoMinimo', 'prezzoMassimo'],
  ['R124', 'surface', 'superficieMinima', 'superficieMassima'],
  ['R125', 'rooms', 'localiMinimo', 'localiMassimo'],
  ['R125', 'bedrooms', 'camereDaLettoMinimo', 'camereDaLettoMassimo'],
  ['R122', 'pricePerMetre', 'prezzoMqMinimo', 'prezzoMqMassimo'],
  ['R122', 'plot', 'superficieTerrenoMinima', 'superficieTerrenoMassima'],
  ['R122', 'floor', 'pianoMinimo', 'pianoMassimo'],
] as const)('%s %s is bounded by %s and %s', (_, key, min, max) => {
  expect(RANGE_PARAMETERS[key]).toEqual({ min, max });
  expect(meaning(`${min}=2&${max}=4`)).toEqual({ [key]: { min: 2, max: 4 } });
  expect(meaning(`${min}=2`)).toEqual({ [key]: { min: 2 } });
  expect(meaning(`${max}=0`)).toEqual({ [key]: { max: 0 } });
  expect(meaning(`${min}=3&${max}=3`)).toEqual({ [key]: { min: 3, max: 3 } });
  expect(read(`${min}=3&${max}=3`).notices).toEqual([]);
  expect(written({ [key]: { min: 0, max: 9 } })).toBe(`${min}=0&${max}=9`);
});

test('R125 while the search by bedrooms is off its parameters are none, and rooms stay', () => {
  expect(DEFAULT_FLAGS.bedroomSearch).toBe(true);
  expect(read('camereDaLettoMinimo=x&camereDaLettoMassimo=2&localiMinimo=2', { bedroomSearch: false }).notices).toEqual(
    [],
  );
  expect(meaning('camereDaLettoMinimo=1&camereDaLettoMassimo=2&localiMinimo=2', { bedroomSearch: false })).toEqual({
    rooms: { min: 2 },
  });
  expect(meaning('camereDaLettoMinimo=1', { bedroomSearch: true })).toEqual({ bedrooms: { min: 1 } });
});

test('R126 bathrooms: so many or more', () => {
  expect(meaning('bagni=2')).toEqual({ bathrooms: 2 });
  expect(written({ bathrooms: 3 })).toBe('bagni=3');
  for (const value of ['0', '-1', '2.5', 'dva'])
    expect(read(`bagni=${value}`)).toEqual({ criteria: DEFAULT_CRITERIA, notices: [invalid('bagni', value)] });
});

test.each<[string, string, keyof SearchCriteria, readonly (string | number)[]]>([
  ['R101', 'idTipologia', 'typologies', TYPOLOGY_CODES],
  ['R127', 'stato', 'conditions', CONDITIONS],
  ['R127', 'fasciaPiano', 'floorPositions', FLOOR_POSITIONS],
  ['R127', 'boxAuto', 'parkings', PARKINGS],
  ['R127', 'riscaldamenti', 'heatings', HEATINGS],
  ['R127', 'giardino', 'gardens', GARDENS],
  ['R127, R113', 'classeEnergetica', 'energyLevels', ENERGY_LEVEL_KEYS],
  ['R108', 'vista', 'views', VIEWS],
  ['O-08', 'legal', 'legal', LEGAL_FACTS],
  ['R122', 'advertiser', 'advertisers', ADVERTISER_TYPES],
])('%s %s takes any of its words, in three spellings, and writes one', (_, name, key, words) => {
  for (const word of words) expect(meaning(`${name}=${word}`)).toEqual({ [key]: [word] });
  const [first = '', second = ''] = words;
  for (const query of [
    `${name}=${second},${first}`,
    `${name}=${second}&${name}=${first}`,
    `${name}[]=${first}&${name}[]=${second}&${name}[]=${second}`,
  ]) {
    expect(meaning(query)).toEqual({ [key]: [first, second] });
  }
  expect(written({ [key]: [first, second] })).toBe(`${name}=${first},${second}`);
  expect(read(`${name}=${first},nista,, x `)).toMatchObject({
    criteria: { [key]: [first] },
    notices: [invalid(name, 'nista,x')],
  });
});

test('R122 days one looks back, and the day by which one moves in', () => {
  expect(meaning('publishedWithin=7&availableBy=2027-03-01')).toEqual({
    publishedWithin: 7,
    availableBy: '2027-03-01',
  });
  expect(written({ publishedWithin: 7, availableBy: '2027-03-01' })).toBe('publishedWithin=7&availableBy=2027-03-01');
  for (const value of ['0', '3651', '1.5', 'danas'])
    expect(read(`publishedWithin=${value}`).notices).toEqual([invalid('publishedWithin', value)]);
  for (const value of ['2027-02-29', '2027-13-01', '1999-01-01', '1. 3. 2027.', '2027-3-1'])
    expect(read(`availableBy=${value}`)).toEqual({
      criteria: DEFAULT_CRITERIA,
      notices: [invalid('availableBy', value)],
    });
});

test('R127 tipoProprieta is read as another name of the property type', () => {
  expect(meaning('tipoProprieta=6&idTipologia=1')).toEqual({ typologies: [1, 6] });
  expect(read('tipoProprieta[]=x').notices).toEqual([invalid('idTipologia', 'x')]);
});

test.each(SEARCH_FLAGS)('R128, R129 %s asks for it when 1; 0 and nothing are the same', (name) => {
  expect(meaning(`${name}=1`)).toEqual({ flags: [name] });
  for (const value of ['0', '']) expect(read(`${name}=${value}`)).toEqual({ criteria: DEFAULT_CRITERIA, notices: [] });
  for (const value of ['2', 'true', '01'])
    expect(read(`${name}=${value}`)).toEqual({ criteria: DEFAULT_CRITERIA, notices: [invalid(name, value)] });
  expect(written({ flags: [name] })).toBe(`${name}=1`);
});

test.each(['seaDistanceMax', 'builtAfter'] as const)('R137 %s is a whole number from 1', (name) => {
  expect(meaning(`${name}=500`)).toEqual({ [name]: 500 });
  expect(written({ [name]: 500 })).toBe(`${name}=500`);
  for (const value of ['0', '-1', '2.5', 'more'])
    expect(read(`${name}=${value}`)).toEqual({ criteria: DEFAULT_CRITERIA, notices: [invalid(name, value)] });
});

test('R128 several flags are written in one order', () => {
  expect(meaning('piscina=1&ascensore=1')).toEqual({ flags: ['ascensore', 'piscina'] });
});

test('R130 a keyword is any text in UTF-8, percent-encoded or with plus signs', () => {
  for (const query of ['keyword=ku%C4%87a+uz%20more', 'keyword=kuća uz more', 'keyword=++kuća++uz%09more+']) {
    expect(meaning(query)).toEqual({ keyword: 'kuća uz more' });
  }
  expect(meaning('keyword=C%2B%2B')).toEqual({ keyword: 'C++' });
  expect(criteriaParams({ ...DEFAULT_CRITERIA, keyword: 'kuća & C++' }).toString()).toBe(
    'keyword=ku%C4%87a+%26+C%2B%2B',
  );
  expect(meaning('keyword=%E4%F6')).toEqual({ keyword: '\uFFFD\uFFFD' });
});

describe('R132 places by id', () => {
  const NAMES = [
    'idNazione',
    'idRegione',
    'idProvincia',
    'idAreaTuristica',
    'idMacroarea',
    'idComune',
    'idMZona',
    'idQuartiere',
    'fkMetro',
    'fkMetroStation',
  ];
  test.each(NAMES)('%s names one', (name) => {
    expect(meaning(`${name}=384`)).toEqual({ placeIds: { [name]: [384] } });
    expect(written({ placeIds: { [name]: [384] } })).toBe(`${name}=384`);
    for (const value of ['0', '-1', 'x', '1234567890'])
      expect(read(`${name}=${value}`)).toEqual({ criteria: DEFAULT_CRITERIA, notices: [invalid(name, value)] });
  });

  test.each(NAMES)('%s may name several', (name) => {
    expect(meaning(`${name}=10,9`)).toEqual({ placeIds: { [name]: [9, 10] } });
    if (name !== 'idRegione') expect(meaning(`${name}=10&${name}=9,10`)).toEqual({ placeIds: { [name]: [9, 10] } });
    expect(written({ placeIds: { [name]: [9, 10] } })).toBe(`${name}=9,10`);
    expect(read(`${name}=9,x`)).toMatchObject({
      criteria: { placeIds: { [name]: [9] } },
      notices: [invalid(name, 'x')],
    });
  });

  test('fkRegione means idRegione; of two the first one counts', () => {
    expect(meaning('fkRegione=3')).toEqual({ placeIds: { idRegione: [3] } });
    expect(meaning('fkRegione=3&idRegione=2')).toEqual({ placeIds: { idRegione: [3] } });
    expect(meaning('idRegione=2&fkRegione=3')).toEqual({ placeIds: { idRegione: [2] } });
  });
});

describe('R133, R120 vrt is a polygon, several are searched together', () => {
  const triangle = [
    { lat: 43.5, lng: 16.4 },
    { lat: 43.6, lng: 16.5 },
    { lat: -1, lng: 0 },
  ];

  test('of points with semicolons between them', () => {
    expect(meaning('vrt=43.5,16.4;43.6,%2016.5;-1,0')).toEqual({ polygons: [triangle] });
    expect(written({ polygons: [triangle] })).toBe('vrt=43.5,16.4;43.6,16.5;-1,0');
  });

  test.each([
    '43.5,16.4',
    '1,1;2,2',
    '1,1;2,2;1,1',
    '1,1;2,2;x',
    '1,1;2,2;3',
    '1,1;2,2;3,3,3',
    '1,1;2,2;91,0',
    '1,1;2,2;0,181',
    '1,1;2,2;3,3;',
  ])('%s is none', (value) => {
    expect(read(`vrt=${value}`)).toEqual({ criteria: DEFAULT_CRITERIA, notices: [invalid('vrt', value)] });
  });

  test('of which a wrong one takes none of the others along (R137)', () => {
    const other = [
      { lat: 1, lng: 1 },
      { lat: 2, lng: 1 },
      { lat: 2, lng: 2 },
    ];
    expect(read('vrt=43.5,16.4;43.6,16.5;-1,0&vrt=1,1;2,2&vrt=1,1;2,1;2,2&vrt=x')).toEqual({
      criteria: { ...DEFAULT_CRITERIA, polygons: [triangle, other] },
      notices: [invalid('vrt', '1,1;2,2'), invalid('vrt', 'x')],
    });
    expect(written({ polygons: [triangle, other] })).toBe('vrt=43.5,16.4;43.6,16.5;-1,0&vrt=1,1;2,1;2,2');
  });

  test('five at most; those that are too many are said', () => {
    const area = (lat: number) => `${lat},1;${lat},2;0,0`;
    const { criteria, notices } = read([1, 2, 3, 4, 5, 6].map((lat) => `vrt=${area(lat)}`).join('&'));
    expect(criteria.polygons).toHaveLength(5);
    expect(notices).toEqual([{ code: 'not-applied', parameter: 'vrt', value: area(6) }]);
    expect(read(`vrt=x&${[1, 2, 3, 4, 5].map((lat) => `vrt=${area(lat)}`).join('&')}`)).toMatchObject({
      criteria: { polygons: { length: 5 } },
      notices: [invalid('vrt', 'x')],
    });
  });

  test('of 500 corners at most', () => {
    const corners = (count: number) => Array.from({ length: count }, (_, index) => `1,${index % 180}`).join(';');
    expect(read(`vrt=${corners(500)}`).notices).toEqual([]);
    expect(read(`vrt=${corners(501)}`)).toMatchObject({
      criteria: { polygons: [] },
      notices: [{ code: 'invalid-value', parameter: 'vrt' }],
    });
  });
});

describe('R134, R120 centro and raggio are a circle', () => {
  test('in metres around a point', () => {
    expect(meaning('centro=43.5,16.4&raggio=1500')).toEqual({
      circle: { center: { lat: 43.5, lng: 16.4 }, radius: 1500 },
    });
    expect(written({ circle: { center: { lat: 43.5, lng: -16 }, radius: 1 } })).toBe('centro=43.5,-16&raggio=1');
  });

  test.each(['0', '-5', 'abc', '1.5'])('a radius of %s is none', (value) => {
    expect(read(`centro=43.5,16.4&raggio=${value}`)).toEqual({
      criteria: DEFAULT_CRITERIA,
      notices: [invalid('raggio', value)],
    });
  });

  test('a half circle is noticed by the half that is there', () => {
    expect(read('raggio=500')).toEqual({
      criteria: DEFAULT_CRITERIA,
      notices: [{ code: 'incomplete', parameter: 'raggio', value: '500' }],
    });
    expect(read('centro=1,2&raggio=')).toEqual({
      criteria: DEFAULT_CRITERIA,
      notices: [{ code: 'incomplete', parameter: 'centro', value: '1,2' }],
    });
  });
});

describe('R135 viewport is what the map shows', () => {
  test('its south-western and its north-eastern corner', () => {
    expect(meaning('viewport=43.4,16.3,43.6,%2016.5')).toEqual({
      viewport: { south: 43.4, west: 16.3, north: 43.6, east: 16.5 },
    });
    expect(written({ viewport: { south: -1, west: 0, north: 43.6, east: 16.5 } })).toBe('viewport=-1,0,43.6,16.5');
  });

  test.each([
    '43.4,16.3',
    '43.4,16.3,43.6',
    '43.4,16.3,43.6,16.5,1',
    '43.6,16.3,43.4,16.5',
    '43.4,16.5,43.6,16.3',
    '1,1,1,2',
    '1,1,91,2',
    'a,b,c,d',
  ])('%s is none', (value) => {
    expect(read(`viewport=${value}`)).toEqual({ criteria: DEFAULT_CRITERIA, notices: [invalid('viewport', value)] });
  });
});

describe('R120 travel is an area within minutes', () => {
  test('of a point, by a means of transport', () => {
    for (const mode of TRAVEL_MODES) {
      expect(meaning(`travel=45.8,15.9,20,${mode}`)).toEqual({
        travel: [{ center: { lat: 45.8, lng: 15.9 }, minutes: 20, mode }],
      });
    }
    expect(written({ travel: [{ center: { lat: 45.8, lng: -15.9 }, minutes: 60, mode: 'walk' }] })).toBe(
      'travel=45.8,-15.9,60,walk',
    );
  });

  test('from two places at most, a wrong one takes none of them along', () => {
    const { criteria, notices } = read('travel=1,1,5,car&travel=1,1,5,boat&travel=2,2,1,bike&travel=3,3,9,walk');
    expect(criteria.travel).toEqual([
      { center: { lat: 1, lng: 1 }, minutes: 5, mode: 'car' },
      { center: { lat: 2, lng: 2 }, minutes: 1, mode: 'bike' },
    ]);
    expect(notices).toEqual([
      invalid('travel', '1,1,5,boat'),
      { code: 'not-applied', parameter: 'travel', value: '3,3,9,walk' },
    ]);
    expect(written(criteria)).toBe('travel=1,1,5,car&travel=2,2,1,bike');
  });

  test.each(['1,1', '1,1,5', '1,1,0,car', '1,1,61,car', '1,1,5.5,car', '91,1,5,car', '1,1,5,car,x', 'x'])(
    '%s is none',
    (value) => {
      expect(read(`travel=${value}`)).toEqual({ criteria: DEFAULT_CRITERIA, notices: [invalid('travel', value)] });
    },
  );
});

describe('R135 lat, lng and zoom say what the map shows', () => {
  test('with a decimal dot and six decimals', () => {
    expect(meaning('lat=43.50812349&lng=-16.4&zoom=12')).toEqual({
      mapCenter: { lat: 43.508123, lng: -16.4 },
      zoom: 12,
    });
    expect(meaning('lat=90&lng=-180&zoom=0')).toEqual({ mapCenter: { lat: 90, lng: -180 }, zoom: 0 });
    expect(meaning('lat=-0&lng=0&zoom=22')).toEqual({ mapCenter: { lat: 0, lng: 0 }, zoom: 22 });
    expect(written({ mapCenter: { lat: 0, lng: 16.4 }, zoom: 0 })).toBe('lat=0&lng=16.4&zoom=0');
  });

  test.each(['43,5', '90.1', '-91', '1e1', '.5', '5.', 'x'])('lat=%s is none', (value) => {
    expect(read(`lat=${value}&lng=16`)).toEqual({ criteria: DEFAULT_CRITERIA, notices: [invalid('lat', value)] });
  });

  test.each(['180.000001', '-181', '16,4'])('lng=%s is none', (value) => {
    expect(read(`lat=43&lng=${value}`)).toEqual({ criteria: DEFAULT_CRITERIA, notices: [invalid('lng', value)] });
  });

  test('one without the other shows no place', () => {
    expect(read('lng=16').notices).toEqual([{ code: 'incomplete', parameter: 'lng', value: '16' }]);
  });

  test.each(['23', '-1', '7.5', 'x'])('zoom=%s is none', (value) => {
    expect(read(`zoom=${value}`)).toEqual({ criteria: DEFAULT_CRITERIA, notices: [invalid('zoom', value)] });
  });
});

test('R137 names of ours are exact, others are passed over', () => {
  expect(read('Prezzominimo=5&utm_source=x&__proto__=1&prezzoMinimo[x]=5&keyword[]=a')).toEqual({
    criteria: { ...DEFAULT_CRITERIA, keyword: 'a' },
    notices: [],
  });
  expect(meaning('prezzoMinimo=5&prezzoMinimo=7')).toEqual({ price: { min: 5 } });
  expect(meaning('prezzoMinimo=&prezzoMinimo=7')).toEqual({ price: { min: 7 } });
});
