import { encode } from '@jridgewell/sourcemap-codec';
import { kitText } from './kit-share';
import { splitBySource } from './split-by-source';

const map = (sources: string[], ...segments: Parameters<typeof encode>[0][number]): string =>
  JSON.stringify({ version: 3, sources, mappings: encode([segments]) });

test("text goes to the half its source belongs to, the bundler's own where it is asked to", () => {
  const sheet = map(['a.css', 'b.css'], [2, 0, 0, 0], [5, 1, 0, 0], [8]);
  expect(splitBySource('..aaabbb..', sheet, (source) => source === 'a.css')).toEqual({
    inside: 'aaa',
    outside: '..bbb..',
  });
  expect(splitBySource('..aaabbb..', sheet, (source) => source === null || source === 'a.css')).toEqual({
    inside: '..aaa..',
    outside: 'bbb',
  });
});

test('of the ui-kit is what comes from its sources', () => {
  const sources = [
    'webpack://x/./src/list.tsx',
    'webpack://x/../ui-kit/src/actions/button.tsx',
    'webpack://x/../node_modules/ui-kit.js',
  ];
  expect(kitText('listbuttonlibrary', map(sources, [0, 0, 0, 0], [4, 1, 0, 0], [10, 2, 0, 0]))).toBe('button');
});
