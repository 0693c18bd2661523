import { readTarget } from './page-target';
import { table } from '../testing/releases';

const ORIGIN = 'https://kvadrat.example';
const read = (address: string, locale: 'hr' | 'de' = 'hr') =>
  readTarget({ ...table, locale }, new URL(address, ORIGIN), ORIGIN);

it('finds remote, route, parameters and query', () => {
  expect(read('/prodaja-sobe/split/bacvice/?pag=2#a')).toMatchObject({
    release: { name: 'mf-search' },
    route: {
      name: 'list',
      params: { contract: 'prodaja', category: 'sobe', place: 'split/bacvice' },
      path: '/prodaja-sobe/split/bacvice/',
      search: '?pag=2',
      locale: 'hr',
    },
  });
  expect(read('/oglasi/7/stan/')?.release.name).toBe('mf-listings');
});

it('R5 strips the language, and leaves other languages to the server', () => {
  expect(read('/de/oglasi/7/', 'de')?.route).toMatchObject({ path: '/oglasi/7/', locale: 'de' });
  expect(read('/de/oglasi/7/')).toBeNull();
  expect(read('/oglasi/7/', 'de')).toBeNull();
});

it('decodes the path as the server does', () => {
  expect(read('/prodaja-sobe/%C4%8Dakovec/')?.route.params['place']).toBe('čakovec');
  expect(read('/prodaja-sobe/a%2Fb/')).toBeNull();
  expect(read('/prodaja-sobe/%E0%A4/')).toBeNull();
});

it.each(['https://foreign.example/', '/nema/', '/oglasi/7', '/api-next/listings/7/'])(
  'leaves %s to the browser',
  (address) => {
    expect(read(address)).toBeNull();
  },
);
