import { encode } from '@jridgewell/sourcemap-codec';
import { libraryBytes } from './library-share';

/** A script of three equal parts: two from the first source, the last from the second. */
function script(sources: [string, string]): { code: string; map: string } {
  const part = Array.from({ length: 400 }, (_, index) => String.fromCharCode(97 + ((index * index) % 26))).join('');
  const mappings = encode([
    [
      [0, 0, 0, 0],
      [400, 0, 0, 400],
      [800, 1, 0, 0],
    ],
  ]);
  return {
    code: part + part.toUpperCase() + [...part].reverse().join(''),
    map: JSON.stringify({ version: 3, sources, mappings }),
  };
}

test('code of npm packages and of the bundler counts as library', async () => {
  for (const library of [
    'webpack://x/../node_modules/react/index.js',
    'webpack://x/webpack/runtime/ensure chunk',
    'webpack://x/data:text/javascript;base64,YQ==',
  ]) {
    const { code, map } = script([library, 'webpack://x/./src/main.ts']);
    const bytes = await libraryBytes(code, map, 3000);
    expect(bytes).toBeGreaterThan(1500);
    expect(bytes).toBeLessThan(2600);
  }
});

test('a script without own code is all library, one without libraries none', async () => {
  const library = script(['webpack://x/../node_modules/a.js', 'webpack://x/../node_modules/b.js']);
  expect(await libraryBytes(library.code, library.map, 1234)).toBe(1234);
  const own = script(['webpack://x/./src/a.ts', 'webpack://x/../ui-kit/src/b.ts']);
  expect(await libraryBytes(own.code, own.map, 1234)).toBeLessThan(20);
});
