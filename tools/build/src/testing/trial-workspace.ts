import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const DEPENDENCIES = {
  '@kvadrat/contracts': '1.0.0',
  '@lingui/core': '5.9.5',
  '@lingui/react': '5.9.5',
  '@tanstack/react-query': '5.108.4',
  jotai: '2.20.3',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

const config = (name: string, role: string, pattern?: string, element?: string): string => `export default {
  name: '${name}', role: '${role}', routes: ${pattern === undefined ? '[]' : `[{ name: 'home', pattern: '${pattern}' }]`},
  ${element === undefined ? 'elements: []' : `elements: ['${element}'], elementPages: { '${element}': '${pattern ?? '/'}' }`}, events: { emits: [], handles: [] },
};`;

/** Texts of the smallest remote that uses what remotes use: React, a shared store, styles, messages. */
const REMOTE: Readonly<Record<string, string>> = {
  'remote.config.ts': config('mf-trial', 'primary', '/pokus/', 'kvadrat-trial'),
  'src/card.module.css':
    '.card { color: red }\n.card:hover { color: blue; animation: blink 1s }\n@keyframes blink { to { opacity: 0 } }\n',
  'src/card.tsx': `import { Trans } from '@lingui/react/macro';
import { atom, useAtom } from 'jotai';
import styles from './card.module.css';
const count = atom(0);
export function Card() {
  const [value, setValue] = useAtom(count);
  return <p className={styles.card} onClick={() => setValue(value + 1)}><Trans>Dobar dan</Trans></p>;
}
`,
  'src/locales/catalogues.jsonc': '{ "words": ["contracts"], "later": ["src/later.tsx"] }\n',
  'src/later.tsx': `import { Trans } from '@lingui/react/macro';
export const Later = () => <p><Trans>Laku noć</Trans></p>;
`,
  'src/index.tsx': `import { createRoot } from 'react-dom/client';
import { Card } from './card';
import { loadCatalogue } from './locales/catalogues.jsonc';
import { laterCatalogues } from './locales/catalogues.jsonc?later';
export const mount = async (element, locale) => { await loadCatalogue(locale); createRoot(element).render(<Card />); };
export const showLater = async (element, locale) => {
  const [{ Later }] = await Promise.all([import('./later'), laterCatalogues[locale]()]);
  createRoot(element).render(<Later />);
};
`,
  'src/element.ts': `import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { Card } from './card';
export const mount = (element) => createRoot(element).render(createElement(Card));
`,
  'src/ssr.tsx': `import { renderToString } from 'react-dom/server';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Card } from './card';
import { Later } from './later';
import { loadCatalogue } from './locales/catalogues.jsonc';
export const render = async (locale) => {
  const i18n = setupI18n({ locale, messages: { [locale]: await loadCatalogue(locale) } });
  return [renderToString(<I18nProvider i18n={i18n}><Card /><Later /></I18nProvider>), i18n._('words.contracts.1')];
};
`,
};

const SHELL: Readonly<Record<string, string>> = {
  'remote.config.ts': config('shell', 'shell', '/o-nama/'),
  'src/features/home/styles.ts': `import './home.css';\n`,
  'src/features/home/home.css': '.home { margin: 0 }\n',
  'src/main.ts': `import './frame.css';\nimport { getInstance } from '@module-federation/enhanced/runtime';\nvoid getInstance();\n`,
  'src/embed/main.ts': `import '../frame.css';\n`,
  'src/frame.css': 'body { margin: 0 }\n',
  'src/ssr.ts': `export const renderFrame = async () => ({ html: '', head: null });\n`,
};

/** Text of a catalogue with the remote's two messages, the second said by what is loaded later. */
export function trialCatalogue(locale: Locale, translation: string): string {
  return `msgid ""\nmsgstr ""\n"Language: ${locale}\\n"\n\n#: src/card.tsx\nmsgid "Dobar dan"\nmsgstr "${translation}"\n\n#: src/later.tsx\nmsgid "Laku noć"\nmsgstr "Gute Nacht ${locale}"\n`;
}

export interface TrialWorkspace {
  folder: string;
  remote: string;
  shell: string;
  write: (file: string, text: string) => Promise<void>;
  /** Runs the build of one package as `npm run build` does. */
  build: (packageDirectory: string) => Promise<{ code: number; release: string; folder: string; report: string }>;
  remove: () => Promise<void>;
}

/** A folder with a small shell and a small remote, which use the project's packages. */
export async function makeTrialWorkspace(): Promise<TrialWorkspace> {
  const folder = await mkdtemp(join(tmpdir(), 'kvadrat-build-'));
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, files] of Object.entries({ 'mf-trial': REMOTE, shell: SHELL })) {
    await write(
      `${name}/package.json`,
      JSON.stringify({ name, version: '1.2.3', type: 'module', dependencies: DEPENDENCIES }),
    );
    for (const [file, text] of Object.entries(files)) await write(`${name}/${file}`, text);
  }
  for (const locale of LOCALES)
    await write(`mf-trial/src/locales/${locale}/messages.po`, trialCatalogue(locale, `Guten Tag ${locale}`));
  return {
    folder,
    remote: join(folder, 'mf-trial'),
    shell: join(folder, 'shell'),
    write,
    build: runBuild,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function runBuild(
  packageDirectory: string,
): Promise<{ code: number; release: string; folder: string; report: string }> {
  const program = fileURLToPath(new URL('../cli/build-one.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, packageDirectory], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  child.stdout.on('data', (bytes: Buffer) => (texts.stdout += bytes.toString('utf8')));
  child.stderr.on('data', (bytes: Buffer) => (texts.stderr += bytes.toString('utf8')));
  const code = await new Promise<number>((resolve, reject) =>
    child.on('error', reject).on('close', (value) => resolve(value ?? 1)),
  );
  const [release = '', folder = ''] = texts.stdout.trim().split('\t');
  return { code, release, folder, report: texts.stderr };
}
