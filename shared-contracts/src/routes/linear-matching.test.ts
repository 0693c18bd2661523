import fc from 'fast-check';
import { compileRoute, matchRoute } from '.';
import type { PathText } from './fill-parts';
import { manyRoutes, pathOfRoute } from './testing/many-routes';

/** A path that counts how often it is looked at. */
function counting(path: string): { text: PathText; steps: () => number } {
  let steps = 0;
  const look = <T>(answer: T): T => {
    steps += 1;
    return answer;
  };
  const text: PathText = {
    length: path.length,
    startsWith: (part, at) => look(path.startsWith(part, at)),
    indexOf: (part, at) => look(path.indexOf(part, at)),
    slice: (from, to) => path.slice(from, to),
  };
  return { text, steps: () => steps };
}

const stepsOf = (pattern: string, path: string): number => {
  const { text, steps } = counting(path);
  compileRoute(pattern)(text);
  return steps();
};

test.each([
  ['six placeholders', '/{a}-{b}-{c}-{d}-{e}-{f}/', '-', 6],
  ['six placeholders and a word that never comes', '/{a}-{b}-{c}-{d}-{e}-{f}-kraj/', '-', 6],
  [
    'words that begin alike',
    `/${Array.from({ length: 12 }, (_, index) => `{p${index}:a|aa|aaa}a`).join('')}b/`,
    'a',
    40,
  ],
  ['segments without end', '/{a*}/x/{b*}/x/{c*}/x/{d*}/kraj/', 'x/', 8],
])('J4 %s: the work grows with the length of the path, not with the ways to divide it', (_, pattern, unit, factor) => {
  const long = `/${unit.repeat(8000)}/`.replace('//', '/');
  expect(stepsOf(pattern, long)).toBeLessThan(factor * 2 * long.length);
});

test.each(['/{a}{b}/', '/{a:x|y}{b}/', '/{a*}/{b*}/', '/x{a}{b}{c}{d}{e}{f}/'])(
  'J4 placeholders that touch are refused: %s',
  (pattern) => {
    expect(() => compileRoute(pattern)).toThrow('touching');
  },
);

test.each([
  ['//evil.example/', 'host'],
  ['https://evil.example/', 'slashes'],
  ['/a//b/', 'empty'],
  ['/a/../b/', 'dots'],
  ['/a\\b/', 'letters'],
  ['/{A}/', 'brace'],
  ['/{a/', 'brace'],
  ['/{a:x|}/', 'word'],
  ['/{a:x/y}/', 'brace'],
  [`/${'a'.repeat(300)}/`, 'long'],
])('J4 %s is no route', (pattern, sentence) => {
  expect(() => compileRoute(pattern)).toThrow(sentence);
});

const text = fc.stringMatching(/^[ab-]{1,2}$/);
const placeholder = fc.oneof(fc.constant('one' as const), fc.array(text, { minLength: 1, maxLength: 3 }));
const shape = fc.array(fc.tuple(placeholder, text), { minLength: 1, maxLength: 2 });
const segment = fc.oneof(fc.constant('many' as const), text, shape, fc.constant('one' as const));

/** The pattern, and the regular expression it stands for. */
const written = fc.tuple(fc.array(segment, { maxLength: 4 }), fc.boolean()).map(([segments]) => {
  let names = 0;
  let source = '';
  let pattern = '/';
  let before: unknown = null;
  const one = (kind: string[] | 'one'): void => {
    pattern += kind === 'one' ? `{p${names}}` : `{p${names}:${kind.join('|')}}`;
    source += kind === 'one' ? '([^/]+?)' : `(${kind.join('|')})`;
    names += 1;
  };
  for (const part of segments) {
    if (part === 'many' && before === 'many') continue;
    before = part;
    if (part === 'many') {
      pattern += `{p${names}*}/`;
      source += '((?:/[^/]+)*)';
      names += 1;
      continue;
    }
    source += '/';
    if (part === 'one') one('one');
    else if (typeof part === 'string') {
      pattern += part;
      source += part;
    } else {
      for (const [kind, literal] of part) {
        one(kind);
        pattern += literal;
        source += literal;
      }
    }
    pattern += '/';
  }
  return { pattern, expression: new RegExp(`^${source}/$`) };
});
const path = fc
  .array(fc.stringMatching(/^[ab-]{1,5}$/), { maxLength: 4 })
  .map((segments) => (segments.length === 0 ? '/' : `/${segments.join('/')}/`));

test('J4 a pattern matches what the regular expression it stands for does, with the same values', () => {
  fc.assert(
    fc.property(written, path, ({ pattern, expression }, tried) => {
      const found = expression.exec(tried);
      const values =
        found === null
          ? null
          : Object.fromEntries(found.slice(1).map((value, index) => [`p${index}`, value.replace(/^\//, '')]));
      expect(compileRoute(pattern)(tried)).toEqual(values);
    }),
    { numRuns: 3000 },
  );
});

test('J4 of many routes the first that fits is found, as by trying one after the other', () => {
  fc.assert(
    fc.property(fc.array(written, { maxLength: 12 }), fc.array(path, { maxLength: 6 }), (patterns, paths) => {
      const routes = patterns.map(({ pattern }, index) => ({ name: String(index), pattern }));
      for (const tried of paths) {
        const first = routes.find(({ pattern }) => compileRoute(pattern)(tried) !== null);
        const match = matchRoute(routes, tried);
        expect(match?.route).toBe(first);
        if (first !== undefined) expect(match?.params).toEqual(compileRoute(first.pattern)(tried));
      }
    }),
    { numRuns: 500 },
  );
});

test('J4 what a path is held against does not grow with the number of routes', () => {
  const routes = manyRoutes(1000);
  matchRoute(routes, '/');
  const looks = [
    jest.spyOn(Map.prototype, 'get'),
    ...(['startsWith', 'indexOf', 'slice'] as const).map((name) => jest.spyOn(String.prototype, name)),
  ];
  const numbers = Array.from({ length: 1200 }, (_, n) => n);
  const found = numbers.map((n) => matchRoute(routes, pathOfRoute(n))?.route.name);
  const steps = looks.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  jest.restoreAllMocks();
  expect(found).toEqual(numbers.map((n) => (n < 1000 ? String(n) : undefined)));
  expect(steps / found.length).toBeLessThan(60);
});
