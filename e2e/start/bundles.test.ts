import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '@kvadrat/tools/harness';

/** Sources that the programs of a package were made of, by program. */
async function sourcesOf(name: string): Promise<Map<string, string[]>> {
  const folder = join(projectRoot, name, 'dist');
  const maps = (await readdir(folder)).filter((file) => file.endsWith('.cjs.map'));
  const read = maps.map(async (file): Promise<[string, string[]]> => {
    const { sources }: { sources: string[] } = JSON.parse(await readFile(join(folder, file), 'utf8'));
    return [file, sources];
  });
  return new Map(await Promise.all(read));
}

const ofTheWorld = (sources: readonly string[] = []): string[] =>
  sources.filter((source) => /demo-world|\/invent\/|draw-recipe/.test(source));

test('no program of the server holds anything of the demonstration world', async () => {
  const programs = await sourcesOf('server');
  expect([...programs.keys()]).toContain('main.cjs.map');
  expect([...programs].filter(([, sources]) => ofTheWorld(sources).length > 0)).toEqual([]);
  // The same question about a program that does.
  expect(ofTheWorld((await sourcesOf('demo-world')).get('main.cjs.map'))).not.toEqual([]);
});
