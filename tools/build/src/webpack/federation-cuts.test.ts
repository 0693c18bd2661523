import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CUT_FILES, cutFile } from './federation-cuts';

const require = createRequire(__filename);
const dist = dirname(require.resolve('@module-federation/runtime-core'));
const codes = dirname(require.resolve('@module-federation/error-codes'));
const IMPORTERS = [
  ...[
    'core.js',
    'index.js',
    'helpers.js',
    'module/index.js',
    'utils/index.js',
    'remote/index.js',
    'plugins/generate-preload-assets.js',
    'plugins/snapshot/index.js',
  ].map((name) => join(dist, name)),
  join(codes, 'index.mjs'),
];

/** Names that other files of the library import from one. */
function importedFrom(file: string): string[] {
  const importers = IMPORTERS.map((name) => readFileSync(name, 'utf8')).join('\n');
  const end = file.split('/').slice(-1)[0] ?? '';
  return [...importers.matchAll(new RegExp(`import \\{([^}]*)\\} from "[^"]*/${end}"`, 'g'))].flatMap(([, names]) =>
    (names ?? '').split(',').map((name) => name.trim()),
  );
}

test.each(CUT_FILES)('what stands in for %s has every name that is imported of it', (file) => {
  const names = importedFrom(file);
  expect(names).not.toEqual([]);
  const text = cutFile(`node_modules/@module-federation/${file}`) ?? '';
  for (const name of names) expect(text).toMatch(new RegExp(`(?:as|const|,) ${name}\\b`));
});

test('no other file is touched', () => {
  expect(cutFile(join(dist, 'core.js'))).toBeUndefined();
});
