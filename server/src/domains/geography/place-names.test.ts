import { foreignNames, nameIn, PLACE_NAMES } from './place-names';
import { readPlaces } from './read-places';

test('R268 what has a name in another language is a place of the directory, and the name is another one', async () => {
  const places = new Map((await readPlaces()).places.map((place) => [place.path, place]));
  for (const [locale, names] of PLACE_NAMES) {
    for (const [path, name] of names) {
      expect([locale, path, places.has(path)]).toEqual([locale, path, true]);
      expect(name).toMatch(/^\p{Lu}|^о/u);
    }
  }
  expect(PLACE_NAMES.size).toBe(8);
});

test('R268 a place is found by all its names and called by that of the language', () => {
  const rijeka = { path: 'rijeka' };
  expect(foreignNames(rijeka)).toEqual(['Fiume', 'Риека', 'Ριέκα']);
  expect(nameIn(rijeka, 'it')).toBe('Fiume');
  expect(nameIn(rijeka, 'hr')).toBeNull();
  expect(nameIn({ path: 'split/znjan' }, 'it')).toBeNull();
});
