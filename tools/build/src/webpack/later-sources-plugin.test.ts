import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { LaterSourcesPlugin } from './later-sources-plugin';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'later-sources-'));
  await writeFile(join(folder, 'catalogues.jsonc'), '{ "later": ["src-later"] }');
  await writeFile(join(folder, 'src-later.ts'), 'export const later = 1;');
  await writeFile(join(folder, 'first.ts'), 'export const first = 2;');
});
afterEach(() => rm(folder, { recursive: true }));

/** Problems of a bundle whose page is this source. */
async function problemsOf(page: string): Promise<string[]> {
  await writeFile(join(folder, 'page.ts'), page);
  return new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'none',
        context: folder,
        entry: { page: './page.ts' },
        output: { path: join(folder, 'out') },
        resolve: { extensions: ['.ts'] },
        plugins: [new LaterSourcesPlugin('page', join(folder, 'catalogues.jsonc'))],
      },
      (failure, stats) => {
        if (failure !== null || stats === undefined) reject(failure ?? new Error('no stats'));
        else resolve((stats.toJson({ errors: true }).errors ?? []).map(({ message }) => message));
      },
    );
  });
}

test('a later source in the first chunk is refused by its name', async () => {
  expect(await problemsOf("import { later } from './src-later'; console.log(later);")).toEqual([
    expect.stringMatching(
      /^src-later\.ts is loaded later by .*catalogues\.jsonc, but the page imports it from the start/,
    ),
  ]);
});

test('a later source that is imported when it is wanted is none of the first chunk, nor is any other', async () => {
  expect(await problemsOf("import { first } from './first'; console.log(first, () => import('./src-later'));")).toEqual(
    [],
  );
});
