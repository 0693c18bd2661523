import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { containerName, type RemoteManifest } from '@kvadrat/contracts/releases';
import { integrityOf } from '../release-package';

export interface FakeRelease {
  name: string;
  release?: string;
  role?: RemoteManifest['role'];
  routes?: RemoteManifest['routes'];
  elements?: string[];
  /** Source of the server bundle. */
  server: string;
  /** Text of its style sheet. */
  style?: string;
  /** Further differences from an ordinary manifest. */
  manifest?: Partial<RemoteManifest>;
}

/** Writes a release folder as the build would, with tiny files, and returns its path. */
export function writeFakeRelease(parent: string, options: FakeRelease): string {
  const {
    name,
    release = '1.0.0-00000001',
    role = 'primary',
    routes = [],
    elements = [],
    style = `.${name}{color:red}`,
    server,
  } = options;
  const folder = join(parent, name, release);
  mkdirSync(join(folder, 'catalogues'), { recursive: true });
  const sources: Record<string, string> = {
    'entry.js': `/* entry of ${name} ${release} */\n`.repeat(20),
    'app.js': `/* app of ${name} */`,
    'lazy.js': `/* lazy chunk of ${name} */`,
    'app.css': style,
    'latin.woff2': 'letters',
    'catalogues/hr.js': '/* hr */',
    'catalogues/de.js': '/* de */',
    'server.cjs': server,
  };
  const files: RemoteManifest['files'] = {};
  for (const [file, source] of Object.entries(sources)) {
    const bytes = Buffer.from(source);
    writeFileSync(join(folder, file), bytes);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes));
    files[file] = { bytes: bytes.length, integrity: integrityOf(bytes) };
  }
  const manifest: RemoteManifest = {
    format: 1,
    name,
    release,
    version: release.split('-')[0] ?? release,
    role,
    contracts: '1.0.0',
    entry: 'entry.js',
    container: containerName(name),
    modules: { './app': { scripts: ['app.js'], styles: ['app.css'] } },
    catalogues: { hr: 'catalogues/hr.js', de: 'catalogues/de.js' },
    serverBundle: 'server.cjs',
    routes,
    elements,
    events: { emits: [], handles: [] },
    shared: {},
    federation: '2.9',
    files,
    ...options.manifest,
  };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest, null, 2));
  return folder;
}
