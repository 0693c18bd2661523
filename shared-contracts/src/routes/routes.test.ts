import fc from 'fast-check';
import { compileRoute, matchRoute } from '.';

const LIST = '/{contract:prodaja|najam}-{category}/{place*}/';

test('R20 R21 a list path gives contract, category and place', () => {
  const match = compileRoute(LIST);
  expect(match('/najam-sobe/split/')).toEqual({ contract: 'najam', category: 'sobe', place: 'split' });
  expect(match('/prodaja-stambene-nekretnine/split/bacvice/')).toEqual({
    contract: 'prodaja',
    category: 'stambene-nekretnine',
    place: 'split/bacvice',
  });
  expect(match('/prodaja-zemljista/')).toEqual({ contract: 'prodaja', category: 'zemljista', place: '' });
});

test.each([
  '/kupnja-sobe/',
  '/prodaja-sobe',
  'prodaja-sobe/',
  '/prodaja-/',
  '/prodaja-sobe//',
  '/x/prodaja-sobe/',
  '/',
])('%s is no list path', (path) => {
  expect(compileRoute(LIST)(path)).toBeNull();
});

test('a placeholder takes one segment, a starred one any number', () => {
  expect(compileRoute('/oglasi/{id}/{slug*}/')('/oglasi/7/')).toEqual({ id: '7', slug: '' });
  expect(compileRoute('/oglasi/{id}/{slug*}/')('/oglasi/7/a/b/')).toEqual({ id: '7', slug: 'a/b' });
  expect(compileRoute('/oglasi/{id}/')('/oglasi/7/8/')).toBeNull();
  expect(compileRoute('/')('/')).toEqual({});
});

test('everything else is literal', () => {
  const match = compileRoute('/a.b/(c)/');
  expect(match('/a.b/(c)/')).toEqual({});
  expect(match('/axb/c/')).toBeNull();
});

test.each(['oglasi/', '/oglasi', '/{a}/{a}/', '/x{a*}/', '/{a*}x/'])('the pattern %s is refused', (pattern) => {
  expect(() => compileRoute(pattern)).toThrow(SyntaxError);
});

test('a path built from parameters gives them back', () => {
  const segment = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  fc.assert(
    fc.property(
      fc.constantFrom('prodaja', 'najam'),
      segment,
      fc.array(segment, { maxLength: 4 }),
      (contract, category, place) => {
        const path = `/${[`${contract}-${category}`, ...place].join('/')}/`;
        expect(compileRoute(LIST)(path)).toEqual({ contract, category, place: place.join('/') });
      },
    ),
  );
});

test('the longest path a server reads is matched like any other', () => {
  const path = `/prodaja-${'a-'.repeat(8000)}`;
  expect(compileRoute(LIST)(path)).toBeNull();
  expect(compileRoute(LIST)(`${path}/`)).not.toBeNull();
});

test('the first route that fits wins', () => {
  const routes = [
    { name: 'home', pattern: '/' },
    { name: 'list', pattern: LIST },
    { name: 'any', pattern: '/{rest*}/' },
  ];
  expect(matchRoute(routes, '/prodaja-sobe/')?.route.name).toBe('list');
  expect(matchRoute(routes, '/nesto/drugo/')).toEqual({ route: routes[2], params: { rest: 'nesto/drugo' } });
  expect(matchRoute(routes.slice(0, 2), '/nesto/')).toBeNull();
});
