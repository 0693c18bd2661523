import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { cutExports, SHARED_QUERY } from './shared-query';
import { SharedQueryPlugin } from './shared-query-plugin';

const require = createRequire(__filename);
const folder = mkdtempSync(join(tmpdir(), 'kvadrat-query-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(source: string): Promise<string[]> {
  writeFileSync(join(folder, 'entry.mjs'), source);
  const config = {
    entry: join(folder, 'entry.mjs'),
    mode: 'none' as const,
    output: { path: join(folder, 'out') },
    externals: { [SHARED_QUERY.module]: 'x' },
    plugins: [new SharedQueryPlugin()],
  };
  return new Promise((resolve, reject) => {
    webpack(config, (failure, stats) => {
      if (stats === undefined) reject(failure ?? new Error('no stats'));
      else resolve((stats.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message));
    });
  });
}

test('every shared name is one of the package, and no other is exported', () => {
  const index = readFileSync(join(dirname(require.resolve('@tanstack/react-query')), '../modern/index.js'), 'utf8');
  const core = readFileSync(join(dirname(require.resolve('@tanstack/query-core')), '../modern/index.js'), 'utf8');
  const exportedBy = (text: string): string[] =>
    /^export \{([^}]*)\};$/m
      .exec(text)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  expect(exportedBy(index)).toEqual(expect.arrayContaining([...SHARED_QUERY.hooks]));
  expect(exportedBy(core)).toEqual(expect.arrayContaining([...SHARED_QUERY.core]));
  const left = [...cutExports(index).matchAll(/^export (.*)$/gm)].map(([, what]) => what);
  expect(left).toEqual([
    `{ ${SHARED_QUERY.core.join(', ')} } from "@tanstack/query-core";`,
    `{ ${SHARED_QUERY.hooks.join(', ')} };`,
  ]);
});

test('a package that takes what is not shared is not built', async () => {
  expect(await build(`import { useQuery } from '${SHARED_QUERY.module}'; console.log(useQuery);`)).toEqual([]);
  expect(
    await build(`import { useInfiniteQuery } from '${SHARED_QUERY.module}'; console.log(useInfiniteQuery);`),
  ).toEqual([expect.stringContaining('imports "useInfiniteQuery"')]);
  expect(await build(`import * as query from '${SHARED_QUERY.module}'; console.log(query);`)).toEqual([
    expect.stringContaining('imports all'),
  ]);
});
