import { parseCriteria, searchUrl } from '@kvadrat/contracts/search';
import { activeFilters } from './active-filters';

const LIST = '/prodaja-stambene-nekretnine/';
const filtersOf = (query: string, path = LIST) =>
  activeFilters(parseCriteria(path, new URLSearchParams(query)).criteria);

test('R268 every criterion that narrows is a filter one can let go of', () => {
  const query =
    'prezzoMinimo=1&superficieMassima=9&localiMinimo=2&camereDaLettoMinimo=1&bagni=2&idTipologia=1,6&stato=new&fasciaPiano=top&boxAuto=parking-space' +
    '&riscaldamenti=centralized&giardino=shared-garden&classeEnergetica=high&vista=sea-view&ascensore=1&noAste=1&keyword=more' +
    '&vrt=1,1;2,2;3,3&centro=1,1&raggio=5&viewport=1,1,2,2&travel=1,1,5,car&legal=clear-title,legalized&seaDistanceMax=300&builtAfter=2000&priceReduced=1';
  const filters = filtersOf(query, `${LIST}split/`);
  expect(filters).toHaveLength(27);
  // Letting go of one after the other leads to the bare list.
  let left = filters;
  for (let count = filters.length; count > 0; count--) {
    expect(left).toHaveLength(count);
    const [first] = left;
    left = first === undefined ? [] : activeFilters(first.without);
  }
  expect(left).toEqual([]);
});

test('order, page and what the map shows narrow nothing', () => {
  expect(filtersOf('criterio=prezzo&pag=3&lat=1&lng=1&zoom=9')).toEqual([]);
});

test('R132 each of several places is let go of on its own, the place they lie in after them', () => {
  const left = (query: string, path = LIST): unknown[] =>
    filtersOf(query, path).map((filter) => [
      filter.kind === 'place' && filter.id,
      decodeURIComponent(searchUrl(filter.without)),
    ]);
  expect(left('', `${LIST}split/`)).toEqual([[null, LIST]]);
  expect(left('idComune=384')).toEqual([[384, LIST]]);
  expect(left('idMZona=9,10', `${LIST}zagreb/`)).toEqual([
    [9, `${LIST}zagreb/?idMZona=10`],
    [10, `${LIST}zagreb/?idMZona=9`],
  ]);
  expect(left('idComune=384&idProvincia=2,3').map(String)).toEqual([
    `2,${LIST}?idProvincia=3&idComune=384`,
    `3,${LIST}?idProvincia=2&idComune=384`,
    `384,${LIST}?idProvincia=2,3`,
  ]);
});

test('R133, R120 each drawn area and each journey is let go of on its own', () => {
  const one = '1,1;2,2;3,3';
  const two = '1,1;2,2;4,4';
  const left = filtersOf(`vrt=${one}&vrt=${two}&travel=1,1,5,car&travel=2,2,10,walk`).map(({ kind, without }) => [
    kind,
    without.polygons.length,
    without.travel.map(({ mode }) => mode),
  ]);
  expect(left).toEqual([
    ['polygon', 1, ['car', 'walk']],
    ['polygon', 1, ['car', 'walk']],
    ['travel', 2, ['walk']],
    ['travel', 2, ['car']],
  ]);
});

test('O-03 the map goes along when a search looks elsewhere, and stays when only what is looked for changes', () => {
  const stood = 'lat=45&lng=14&zoom=13';
  const left = (query: string, path = LIST): string[] =>
    filtersOf(query, path).map(({ without }) => searchUrl(without));
  expect(left(`viewport=1,1,2,2&${stood}`)).toEqual([LIST]);
  expect(left(stood, `${LIST}split/`)).toEqual([LIST]);
  expect(left(`centro=1,1&raggio=500&${stood}`)).toEqual([LIST]);
  expect(left(`bagni=2&${stood}`)).toEqual([`${LIST}?lat=45&lng=14&zoom=13`]);
  expect(left(`viewport=1,1,2,2&${stood}`, `${LIST}split/`)[0]).toBe(
    `${LIST}?viewport=1%2C1%2C2%2C2&lat=45&lng=14&zoom=13`,
  );
});
