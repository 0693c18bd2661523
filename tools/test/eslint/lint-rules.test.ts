import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const projectRoot = join(import.meta.dirname, '../../..');

/** One seeded violation for each rule of the house: the rule, the file, its text. */
const SEEDED: [rule: string, file: string, source: string][] = [
  ['kvadrat/kebab-case-file', 'mf-a/src/BadName.ts', 'export const a = 1;'],
  ['no-restricted-globals', 'mf-a/src/touches-page.ts', 'export const width = window.innerWidth;'],
  ['no-restricted-globals', 'mf-a/src/touches-storage.ts', "export const kept = localStorage.getItem('x');"],
  ['no-restricted-globals', 'mf-a/src/touches-network.ts', "export const answer = fetch('/');"],
  ['no-restricted-imports', 'mf-a/src/global-t.ts', "import { t } from '@lingui/core/macro';\nexport const text = t`x`;"],
  ['no-restricted-imports', 'mf-a/src/global-i18n.ts', "import { i18n } from '@lingui/core';\nexport const locale = i18n.locale;"],
  ['no-restricted-exports', 'mf-a/src/default-export.ts', 'export default 1;'],
  ['no-console', 'mf-a/src/prints.ts', "console.log('x');"],
  ['no-restricted-syntax', 'mf-a/src/an-enum.ts', 'export enum Kind { A, B }'],
  ['max-lines', 'mf-a/src/long.ts', Array.from({ length: 301 }, (_, line) => `export const a${line} = ${line};`).join('\n')],
  ['no-warning-comments', 'mf-a/src/later.ts', '// TODO later\nexport const a = 1;'],
  ['@typescript-eslint/no-explicit-any', 'mf-a/src/any-type.ts', 'export type A = any;'],
  ['@typescript-eslint/no-non-null-assertion', 'mf-a/src/non-null.ts', 'export const first = (list: string[]): string => list[0]!;'],
  ['@typescript-eslint/ban-ts-comment', 'mf-a/src/ignored.ts', '// @ts-ignore\nexport const a = 1;'],
  ['@typescript-eslint/consistent-type-imports', 'mf-a/src/type-import.ts', "import { A } from './any-type';\nexport const use = (a: A): string => String(a);"],
  ['@typescript-eslint/no-floating-promises', 'mf-a/src/floating.ts', 'export const go = (): void => { Promise.resolve(1); };'],
  ['react-hooks/rules-of-hooks', 'mf-a/src/hook.ts', "import { useState } from 'react';\nexport function useIt(on: boolean): number { if (on) return useState(1)[0]; return 0; }"],
  // 1.7-17 secrets come from the system’s random numbers alone
  ['no-restricted-properties', 'server/src/guessed.ts', 'export const token = Math.random().toString(36);'],
  ['null', 'mf-a/src/disabled.ts', '/* eslint-disable no-console */\nexport const a = 1;'],
];

const ALLOWED: Record<string, string> = {
  'mf-a/src/clean-file.ts': "import { msg } from '@lingui/core/macro';\nexport const label = msg`x`;",
  'mf-a/src/clean-file.test.ts': 'export const width = window.innerWidth;',
  'shell/src/page.ts': 'export const width = window.innerWidth;',
  'mf-a/lingui.config.ts': 'export default { a: 1 };',
};

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kvadrat-lint-'));
  for (const file of ['eslint.config.mjs', 'tsconfig.base.json', 'tools/test/eslint/kvadrat-plugin.mjs']) cpSync(join(projectRoot, file), join(root, file), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  for (const folder of ['mf-a', 'shell', 'server']) {
    write(`${folder}/tsconfig.json`, JSON.stringify({ extends: '../tsconfig.base.json', compilerOptions: { lib: ['es2023', 'dom'], types: [] }, include: ['**/*.ts'] }));
  }
  for (const [file, source] of [...Object.entries(ALLOWED), ...SEEDED.map(([, file, source]) => [file, source] as const)]) write(file, `${source}\n`);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('each seeded violation is caught by its rule, and what is allowed is not', () => {
  const found = lint();
  const missed = SEEDED.map(([rule, file]) => `${rule} ${file}`).filter((expected) => !found.includes(expected));
  expect(missed).toEqual([]);
  expect(found.filter((violation) => Object.keys(ALLOWED).some((file) => violation.endsWith(` ${file}`)))).toEqual([]);
}, 60_000);

/** Violations as `<rule> <file>`. */
function lint(): string[] {
  const eslint = join(projectRoot, 'node_modules/eslint/bin/eslint.js');
  const { stdout, stderr } = spawnSync(process.execPath, [eslint, '.', '--format', 'json'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (!stdout.startsWith('[')) throw new Error(stderr);
  const results: { filePath: string; messages: { ruleId: string | null }[] }[] = JSON.parse(stdout);
  return results.flatMap(({ filePath, messages }) => messages.map(({ ruleId }) => `${String(ruleId)} ${filePath.slice(root.length + 1)}`));
}

function write(file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}
