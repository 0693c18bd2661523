import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const projectRoot = join(import.meta.dirname, '../../..');

/** One seeded violation for each rule of the house: the rule, the file, its text. */
const SEEDED: [rule: string, file: string, source: string][] = [
  ['kvadrat/kebab-case-file', 'mf-a/src/BadName.ts', 'export const a = 1;'],
  ['eslint/no-restricted-globals', 'mf-a/src/touches-page.ts', 'export const width = window.innerWidth;'],
  ['eslint/no-restricted-globals', 'mf-a/src/touches-storage.ts', "export const kept = localStorage.getItem('x');"],
  ['eslint/no-restricted-globals', 'mf-a/src/touches-network.ts', "export const answer = fetch('/');"],
  [
    'eslint/no-restricted-imports',
    'mf-a/src/global-t.ts',
    "import { t } from '@lingui/core/macro';\nexport const text = t`x`;",
  ],
  [
    'eslint/no-restricted-imports',
    'mf-a/src/global-i18n.ts',
    "import { i18n } from '@lingui/core';\nexport const locale = i18n.locale;",
  ],
  ['eslint/no-restricted-exports', 'mf-a/src/default-export.ts', 'export default 1;'],
  ['eslint/no-console', 'mf-a/src/prints.ts', "console.log('x');"],
  ['kvadrat/no-api-address', 'mf-a/src/own-address.ts', "export const home = '/api-next/home/';"],
  [
    'kvadrat/no-api-address',
    'shell/src/own-template.ts',
    'export const ad = (origin: string, id: number): string => `${origin}/api-next/listings/${id}/`;',
  ],
  ['kvadrat/no-enum', 'mf-a/src/an-enum.ts', 'export enum Kind { A, B }'],
  [
    'eslint/max-lines',
    'mf-a/src/long.ts',
    Array.from({ length: 301 }, (_, line) => `export const a${line} = ${line};`).join('\n'),
  ],
  ['eslint/max-lines-per-function', 'mf-a/src/long-function.ts', `export function long(): void {\n${'\n'.repeat(80)}}`],
  ['eslint/no-warning-comments', 'mf-a/src/later.ts', '// TODO later\nexport const a = 1;'],
  ['typescript/no-explicit-any', 'mf-a/src/any-type.ts', 'export type A = any;'],
  [
    'typescript/no-non-null-assertion',
    'mf-a/src/non-null.ts',
    'export const first = (list: string[]): string => list[0]!;',
  ],
  ['typescript/ban-ts-comment', 'mf-a/src/ignored.ts', '// @ts-ignore\nexport const a = 1;'],
  [
    'typescript/consistent-type-imports',
    'mf-a/src/type-import.ts',
    "import { A } from './any-type';\nexport const use = (a: A): string => String(a);",
  ],
  ['typescript/no-floating-promises', 'mf-a/src/floating.ts', 'export const go = (): void => { Promise.resolve(1); };'],
  [
    'typescript/no-misused-promises',
    'mf-a/src/misused.ts',
    'export const each = (list: string[]): void => list.forEach(async (one) => { await Promise.resolve(one); });',
  ],
  [
    'typescript/no-unsafe-call',
    'mf-a/src/unsafe-call.ts',
    'export const parsed = (text: string): string => JSON.parse(text).at(0);',
  ],
  [
    'typescript/no-unnecessary-condition',
    'mf-a/src/needless.ts',
    'export const size = (text: string): number => (text === undefined ? 0 : text.length);',
  ],
  [
    'typescript/switch-exhaustiveness-check',
    'mf-a/src/left-out.ts',
    "export function nameOf(kind: 'a' | 'b'): string { switch (kind) { case 'a': return 'A'; } return ''; }",
  ],
  [
    'typescript/no-deprecated',
    'mf-a/src/old.ts',
    '/** @deprecated */\nconst old = (): number => 1;\nexport const now = old();',
  ],
  [
    'react-hooks/rules-of-hooks',
    'mf-a/src/hook.ts',
    "import { useState } from 'react';\nexport function useIt(on: boolean): number { if (on) return useState(1)[0]; return 0; }",
  ],
  // 1.7-17 secrets come from the system’s random numbers alone
  ['eslint/no-restricted-properties', 'server/src/guessed.ts', 'export const token = Math.random().toString(36);'],
];

const ALLOWED: Record<string, string> = {
  'mf-a/src/clean-file.ts': "import { msg } from '@lingui/core/macro';\nexport const label = msg`x`;",
  'mf-a/src/clean-file.test.ts': 'export const width = window.innerWidth;',
  'mf-a/src/long-test.test.ts': `export function long(): void {\n${'\n'.repeat(80)}}`,
  'server/src/address.ts': "export const home = '/api-next/home/';",
  'mf-a/src/address.test.ts': "export const home = '/api-next/home/';",
  'shell/src/page.ts': 'export const width = window.innerWidth;',
  'mf-a/lingui.config.ts': 'export default { a: 1 };',
};

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kvadrat-lint-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'tools/test/oxlint/kvadrat-plugin.mjs'])
    cpSync(join(projectRoot, file), join(root, file), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  for (const folder of ['mf-a', 'shell', 'server']) {
    write(
      `${folder}/tsconfig.json`,
      JSON.stringify({
        extends: '../tsconfig.base.json',
        compilerOptions: { lib: ['es2023', 'dom'], types: [] },
        include: ['**/*.ts'],
      }),
    );
  }
  for (const [file, source] of [
    ...Object.entries(ALLOWED),
    ...SEEDED.map(([, file, source]) => [file, source] as const),
  ])
    write(file, `${source}\n`);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('each seeded violation is caught by its rule, and what is allowed is not', () => {
  const found = lint();
  const missed = SEEDED.map(([rule, file]) => `${rule} ${file}`).filter((expected) => !found.includes(expected));
  expect(missed).toEqual([]);
  expect(found.filter((violation) => Object.keys(ALLOWED).some((file) => violation.endsWith(` ${file}`)))).toEqual([]);
}, 60_000);

test('no file turns a rule off for itself: what is excepted stands in the settings', () => {
  const files = oxlint(projectRoot, '--debug=files').split('\n').filter(Boolean);
  expect(files.length).toBeGreaterThan(2000);
  expect(files.filter((file) => /(?:es|ox)lint-disable/.test(readFileSync(join(projectRoot, file), 'utf8')))).toEqual(
    [],
  );
}, 60_000);

/** Violations as `<rule> <file>`. */
function lint(): string[] {
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(
    oxlint(root, '--format=json'),
  );
  return diagnostics.map(({ code, filename }) => `${code.replace(/\((.*)\)$/, '/$1')} ${filename}`);
}

/** What the linter prints of a folder. */
function oxlint(folder: string, ...options: string[]): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'node_modules/oxlint/bin/oxlint'), ...options],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(stderr);
  return stdout;
}

function write(file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}
