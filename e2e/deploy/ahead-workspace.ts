import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { LOCALES } from '@kvadrat/contracts/locales';
import { projectRoot } from '@kvadrat/tools/harness';

/** The remote of this workspace, and the topic that only its contracts have. */
export const AHEAD = { remote: 'mf-ahead', path: '/unaprijed/', topic: 'kvadrat:trial-done', contracts: '1.1.0' };

const NEW_TOPIC = `  '${AHEAD.topic}': { kind: 'fact', version: 1, owner: '${AHEAD.remote}', data: { step: 'count' } },`;

/** One page that writes down what it hears on the bus; its button sends the new topic. */
const SOURCES: Readonly<Record<string, string>> = {
  'remote.config.ts': `export default {
  name: '${AHEAD.remote}', role: 'regular', routes: [{ name: 'trial', pattern: '${AHEAD.path}' }], elements: [],
  events: { emits: ['${AHEAD.topic}'], handles: ['${AHEAD.topic}', 'kvadrat:favourites-changed'] },
};\n`,
  'src/pages.tsx': `import { definePage, useRemote } from '@kvadrat/remote-kit';
import { useEffect, useState } from 'react';
function Trial() {
  const { bus } = useRemote();
  const [heard, setHeard] = useState([]);
  useEffect(() => {
    const tell = (name) => (data) => setHeard((before) => [...before, name + ' ' + JSON.stringify(data)]);
    const ends = [bus.on('${AHEAD.topic}', tell('trial')), bus.on('kvadrat:favourites-changed', tell('saved'))];
    return () => ends.forEach((end) => end());
  }, [bus]);
  return <main><h1>Unaprijed</h1><button type="button" onClick={() => bus.emit('${AHEAD.topic}', { step: 2 })}>Dalje</button><output>{heard.join('; ')}</output></main>;
}
export const pages = { trial: definePage({
  load: async () => ({ status: 200, data: {} }),
  head: () => ({ title: 'Unaprijed', description: 'Unaprijed', canonical: '${AHEAD.path}', robots: 'noindex' }),
  Page: Trial,
  Skeleton: () => <main />,
}) };\n`,
  'src/index.ts': `import { defineRemote } from '@kvadrat/remote-kit';
import { loadCatalogue } from './locales/catalogues.jsonc';
import { pages } from './pages';
export const { bootstrap, mount, update, unmount, preload } = defineRemote({ name: '${AHEAD.remote}', pages, loadCatalogue });\n`,
  'src/locales/catalogues.jsonc': '{}\n',
  'src/ssr.ts': `import { defineServerBundle } from '@kvadrat/remote-kit/ssr';
import { loadCatalogue } from './locales/catalogues.jsonc';
import { pages } from './pages';
export const { render } = defineServerBundle({ pages, loadCatalogue });\n`,
};

export interface AheadBuild {
  /** The release's folder. */
  folder: string;
  release: string;
  remove: () => Promise<void>;
}

/** Builds a remote in a workspace of its own, whose contracts are one minor version ahead of the house's and have a topic more. */
export async function buildAhead(): Promise<AheadBuild> {
  const root = await mkdtemp(join(tmpdir(), 'kvadrat-ahead-'));
  const remove = (): Promise<void> => rm(root, { recursive: true, force: true });
  try {
    await copySource('shared-contracts', root);
    await copySource('tools/build', root);
    await patch(join(root, 'shared-contracts/package.json'), '"version": "1.0.0"', `"version": "${AHEAD.contracts}"`);
    await patch(
      join(root, 'shared-contracts/src/events/topics.ts'),
      'export const TOPICS = {',
      `export const TOPICS = {\n${NEW_TOPIC}`,
    );
    await linkPackages(root);
    await writeRemote(join(root, AHEAD.remote));
    const program = join(root, 'tools/build/src/cli/build-one.ts');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', program, join(root, AHEAD.remote)],
      { cwd: root },
    );
    const [release = '', folder = ''] = stdout.trim().split('\t');
    return { folder, release, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function copySource(name: string, root: string): Promise<void> {
  await cp(join(projectRoot, name), join(root, name), {
    recursive: true,
    filter: (file) => !/\/(?:node_modules|dist)$/.test(file),
  });
}

async function patch(file: string, old: string, now: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(old)) throw new Error(`${file} has no ${old}`);
  await writeFile(file, text.replace(old, now));
}

/** Every package of the house but the two that are ahead. */
async function linkPackages(root: string): Promise<void> {
  const own: Readonly<Record<string, string>> = { contracts: 'shared-contracts', build: 'tools/build' };
  const from = join(projectRoot, 'node_modules');
  const scope = join(root, 'node_modules/@kvadrat');
  await mkdir(scope, { recursive: true });
  for (const name of await readdir(from))
    if (name !== '@kvadrat') await symlink(join(from, name), join(root, 'node_modules', name));
  for (const name of await readdir(join(from, '@kvadrat')))
    await symlink(name in own ? join(root, own[name] ?? '') : join(from, '@kvadrat', name), join(scope, name));
}

async function writeRemote(folder: string): Promise<void> {
  const model: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(join(projectRoot, 'mf-listings/package.json'), 'utf8'),
  );
  const files: Record<string, string> = {
    ...SOURCES,
    'package.json': JSON.stringify({
      name: `@kvadrat/${AHEAD.remote}`,
      version: '1.0.0',
      type: 'module',
      dependencies: { ...model.dependencies, '@kvadrat/contracts': AHEAD.contracts },
    }),
  };
  for (const locale of LOCALES)
    files[`src/locales/${locale}/messages.po`] = `msgid ""\nmsgstr ""\n"Language: ${locale}\\n"\n`;
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}
