import { wasLeftBefore } from './was-left-before';

const ORIGIN = 'https://kvadrat.example';
const at = (address: string): URL => new URL(address, ORIGIN);
const loadedBy = (type: string): void => {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
};
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

test('O-72 whoever went back before the scripts of a page were there gets the page of the address, and is not sent on again after that', () => {
  loadedBy('navigate');
  expect(wasLeftBefore('/utente/profilo/', at('/prodaja-sobe/split/'))).toBe(true);
  loadedBy('reload');
  expect(wasLeftBefore('/utente/profilo/', at('/prodaja-sobe/split/'))).toBe(false);
});

test.each([
  ['the same page, whatever its query', '/prodaja-sobe/split/', '/prodaja-sobe/split/?pag=2#a'],
  ['the same page with letters beyond ASCII', '/prodaja-sobe/čakovec/', '/prodaja-sobe/%C4%8Dakovec/'],
  ['a page that says no address', undefined, '/prodaja-sobe/split/'],
  ['a page of another language', '/prodaja-sobe/split/', '/de/prodaja-sobe/split/'],
  ['an address that cannot be read', '/prodaja-sobe/split/', '/%ff/'],
])('%s stays', (_what, made, address) => {
  loadedBy('navigate');
  expect(wasLeftBefore(made, at(address))).toBe(false);
});
