import { canonicalAddress, readListAddress } from './list-address';

const read = (address: string) => {
  const url = new URL(address, 'https://kvadrat.test');
  return readListAddress({ path: url.pathname, search: url.search });
};
const canonical = (address: string): string => {
  const parsed = read(address);
  return canonicalAddress(parsed, parsed.criteria.place);
};
const LIST = '/prodaja-stambene-nekretnine/';

test.each([
  [`${LIST}?prezzoMassimo=250000&pag=2`],
  [`${LIST}split/?idTipologia=1,6&keyword=more&criterio=prezzo&ordine=asc`],
  [`${LIST}?prezzoMinimo=abc`],
  [`${LIST}?foo=1`],
])('R136 an address of ours stays as it is: %s', (address) => {
  expect(read(address).fromForm).toBe(false);
});

test('empty fields of a form are left out', () => {
  const address = `${LIST}split/?mjesto=Split&idContratto=1&idCategoria=1&prezzoMinimo=&prezzoMassimo=&keyword=&localiMinimo=&criterio=rilevanza-desc`;
  expect(read(address).fromForm).toBe(true);
  expect(canonical(address)).toBe(`${LIST}split/`);
});

test('what the path says moves into the path', () => {
  expect(canonical(`${LIST}?idContratto=2&idCategoria=24`)).toBe('/najam-zemljista/');
});

test('O-07 numbers may be grouped as people write them', () => {
  expect(canonical(`${LIST}?prezzoMassimo=250.000&superficieMinima=1+000`)).toBe(
    `${LIST}?prezzoMassimo=250000&superficieMinima=1000`,
  );
});

test('types of several boxes become one parameter', () => {
  const address = `${LIST}?idTipologia=6&idTipologia=1`;
  expect(read(address).fromForm).toBe(true);
  expect(canonical(address)).toBe(`${LIST}?idTipologia=1%2C6`);
});

test('one select says field and direction of the sort', () => {
  expect(canonical(`${LIST}?criterio=prezzo-asc`)).toBe(`${LIST}?criterio=prezzo&ordine=asc`);
});

test('O-08 what cannot be read goes along, so that the page can say so', () => {
  expect(canonical(`${LIST}?mjesto=&prezzoMinimo=abc&superficieMinima=-5`)).toBe(
    `${LIST}?prezzoMinimo=abc&superficieMinima=-5`,
  );
  expect(canonical(`${LIST}?mjesto=&prezzoMinimo=300.000&prezzoMassimo=200.000`)).toBe(
    `${LIST}?prezzoMinimo=300000&prezzoMassimo=200000`,
  );
});

test('an unreadable contract is dropped, the address would never come to rest', () => {
  const sent = canonical(`${LIST}?idContratto=99`);
  expect(sent).toBe(LIST);
  expect(read(sent).fromForm).toBe(false);
});

test('parameters that are not ours survive', () => {
  expect(canonical(`${LIST}?mjesto=&utm_source=x&foo=1`)).toBe(`${LIST}?utm_source=x&foo=1`);
});

test.each([
  `${LIST}?mjesto=&prezzoMinimo=1e9&criterio=xyz-asc&pag=abc`,
  `${LIST}?idCategoria=77&idTipologia=5&idTipologia=99`,
])('a canonical address is sent on no further: %s', (address) => {
  expect(read(canonical(address)).fromForm).toBe(false);
});

test('O-01 filters the form has no field for go along', () => {
  const address = `${LIST}?mjesto=&stato=new,good&giardino=private-garden&ascensore=1&bagni=2&camereDaLettoMinimo=2&vrt=1,1;2,2;3,3&lat=43.5&lng=16`;
  const kept =
    'camereDaLettoMinimo=2&bagni=2&stato=new,good&giardino=private-garden&ascensore=1&vrt=1,1;2,2;3,3&lat=43.5&lng=16';
  expect(decodeURIComponent(canonical(address))).toBe(`${LIST}?${kept}`);
});

test('R132 places given by id stay with their town and go with another', () => {
  const parsed = read(`${LIST}zagreb/?mjesto=Zagreb&idMZona=9,10&fkRegione=3&tipoProprieta[]=6`);
  expect(decodeURIComponent(canonicalAddress(parsed, 'zagreb'))).toBe(
    `${LIST}zagreb/?idRegione=3&idMZona=9,10&idTipologia=6`,
  );
  expect(canonicalAddress(parsed, 'split')).toBe(`${LIST}split/?idTipologia=6`);
});
