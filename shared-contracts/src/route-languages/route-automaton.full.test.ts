import fc from 'fast-check';
import { compileRoute } from '../routes';
import { commonPath, pathOutside, routeAutomaton } from '.';

const common = (one: string, other: string): string | null => commonPath(routeAutomaton(one), routeAutomaton(other));
const outside = (one: string, ...others: string[]): string | null =>
  pathOutside(routeAutomaton(one), others.map(routeAutomaton));

test.each([
  ['/oglasi/{id}/', '/oglasi/{nr}/', '/oglasi/x/'],
  ['/{all*}/', '/', '/'],
  ['/{all*}/', '/oglasi/{id}/', '/oglasi/x/'],
  ['/{a}-{b}/', '/{c:prodaja|najam}-{d}/', '/najam-x/'],
  ['/{a}-x/', '/y-{b}/', '/y-x/'],
  ['/a/{x*}/z/', '/a/b/{y*}/', '/a/b/z/'],
])('J4 %s and %s have %s in common', (one, other, path) => {
  expect(common(one, other)).toBe(path);
  expect(common(other, one)).toHaveLength(path.length);
});

test.each([
  ['/oglasi/{id}/', '/oglasi/'],
  ['/oglasi/{id}/', '/oglas/{id}/'],
  ['/{a}-x/', '/{b}-y/'],
  ['/{c:prodaja|najam}-{d}/{place*}/', '/upit/{id}/'],
])('J4 %s and %s have nothing in common', (one, other) => {
  expect(common(one, other)).toBeNull();
});

test.each([
  ['/x/', ['/x/{rest*}/']],
  ['/x/{id}/{slug*}/', ['/x/{rest*}/']],
  ['/{c:a|b}/', ['/a/', '/b/']],
  ['/{all*}/', ['/', '/{one}/', '/{one}/{two}/{rest*}/']],
])('J4 %s lies within %j', (one, others) => {
  expect(outside(one, ...others)).toBeNull();
});

test.each([
  ['/x/', []],
  ['/y/', ['/x/{rest*}/']],
  ['/{id}/', ['/x/', '/y/']],
  ['/{c:a|b}/', ['/a/']],
  ['/{all*}/', ['/{one}/', '/{one}/{two}/{rest*}/']],
])('J4 %s does not lie within %j', (one, others) => {
  const path = outside(one, ...others) ?? '';
  expect(compileRoute(one)(path)).not.toBeNull();
  for (const other of others) expect(compileRoute(other)(path)).toBeNull();
});

const text = fc.stringMatching(/^[ab]{1,2}$/);
const segment = fc.oneof(text, fc.constantFrom('{#}', 'a{#}', '{#}b', '{#:a|ab}b', '{#}a{##}'));
const pattern = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.constantFrom('', '{rest*}/'))
  .map(([segments, rest]) => {
    const names = 'abcdefgh';
    return `/${segments.map((part, index) => `${part.replace('##', names.charAt(index + 4)).replace('#', names.charAt(index))}/`).join('')}${rest}`;
  });
const path = fc
  .array(fc.stringMatching(/^[ab]{1,3}$/), { maxLength: 4 })
  .map((segments) => (segments.length === 0 ? '/' : `/${segments.join('/')}/`));

test('J4 what the machines say of languages holds for every path', () => {
  fc.assert(
    fc.property(pattern, pattern, pattern, path, (one, other, third, tried) => {
      const matches = (which: string, where: string): boolean => compileRoute(which)(where) !== null;
      const shared = common(one, other);
      if (shared === null) expect(matches(one, tried) && matches(other, tried)).toBe(false);
      else expect([matches(one, shared), matches(other, shared)]).toEqual([true, true]);
      const beyond = outside(one, other, third);
      if (beyond === null) expect(!matches(one, tried) || matches(other, tried) || matches(third, tried)).toBe(true);
      else expect([matches(one, beyond), matches(other, beyond), matches(third, beyond)]).toEqual([true, false, false]);
    }),
    { numRuns: 3000 },
  );
});
