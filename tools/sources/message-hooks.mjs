import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const require = createRequire(import.meta.url);
const plugin = require.resolve('@lingui/swc-plugin');
const CATALOGUES = /\/locales\/catalogues\.jsonc\?at-once$/;
const MACRO = "'@lingui/core/macro'";

/** Compiles what nothing but lingui understands; everything else is left to those who come next. */
export async function load(url, context, next) {
  if (CATALOGUES.test(url)) return { format: 'module', source: catalogues(url), shortCircuit: true };
  const [file] = url.split('?');
  if (!file.startsWith('file:') || !/\/server\/src\/.*\.ts$/.test(file)) return next(url, context);
  const source = await readFile(new URL(file), 'utf8');
  if (!source.includes(MACRO)) return next(url, context);
  const { code } = await transform(source, {
    filename: fileURLToPath(file),
    sourceMaps: 'inline',
    swcrc: false,
    configFile: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, experimental: { plugins: [[plugin, {}]] } },
  });
  return { format: 'module', source: code, shortCircuit: true };
}

/** A module that compiles each language's catalogue, as the tests do, when it is asked for. */
function catalogues(url) {
  return `import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LOCALES } from '@kvadrat/contracts/locales';
const compiler = createRequire(${JSON.stringify(import.meta.url)})('../test/jest/po-transform.cjs');
const messages = (locale) => {
  const file = new URL(\`./\${locale}/messages.po\`, ${JSON.stringify(url)});
  const module = { exports: {} };
  new Function('exports', compiler.process(readFileSync(file, 'utf8'), file.pathname).code)(module.exports);
  return module.exports.messages;
};
export const catalogues = Object.fromEntries(LOCALES.map((locale) => [locale, () => messages(locale)]));
`;
}
