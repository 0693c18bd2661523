import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '@kvadrat/tools/harness';

export const REMOTES = ['mf-one', 'mf-two', 'mf-three', 'mf-four', 'mf-five', 'mf-six'] as const;

/** Inside the project, so that the packages of the house are found from there. */
export const WORKSPACE = join(projectRoot, 'bench/dist/remotes');

/** Writes remotes that do next to nothing, each in the house's own way: what they weigh is what the platform costs. */
export async function writeTrivialRemotes(names: readonly string[]): Promise<void> {
  await rm(WORKSPACE, { recursive: true, force: true });
  const model = await readFile(join(projectRoot, 'mf-listings/package.json'), 'utf8');
  for (const name of names) {
    const files: Record<string, string> = {
      'package.json': model.replaceAll('mf-listings', name),
      'remote.config.ts': `export default { name: '${name}', role: 'regular', routes: [], elements: [], events: { emits: [], handles: [] } };\n`,
      'src/index.tsx': browserSource(name),
      'src/ssr.ts': 'export const render = () => Promise.reject(new Error("not rendered"));\n',
    };
    for (const [file, text] of Object.entries(files)) {
      await mkdir(join(WORKSPACE, name, file, '..'), { recursive: true });
      await writeFile(join(WORKSPACE, name, file), text);
    }
  }
}

function browserSource(name: string): string {
  return `import { definePage, defineRemote } from '@kvadrat/remote-kit';
const home = definePage({
  load: () => Promise.resolve({ status: 200 as const, data: null }),
  head: () => ({ title: '${name}', description: '', canonical: '/' }),
  Page: () => <p>${name}</p>,
  Skeleton: () => null,
});
export const { bootstrap, mount, update, unmount, preload } = defineRemote({ name: '${name}', pages: { home }, loadCatalogue: () => Promise.resolve({}) });
`;
}
