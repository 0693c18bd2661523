import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BuildError } from '../config/build-error';
import { compileCatalogue } from '../messages/compile-catalogue';
import { extractCatalogues, type ExtractedCatalogue } from '../messages/extract-catalogues';
import { buildablePackages, WORKSPACE_ROOT } from './workspace';

/**
 * `npm run messages [-- package…]` writes new texts of the sources into the catalogues;
 * `npm run messages -- --check` fails when that would change a file, or a translation is missing.
 */
async function main(parameters: readonly string[]): Promise<void> {
  const check = parameters.includes('--check');
  const packages = await buildablePackages(parameters.filter((parameter) => !parameter.startsWith('--')));
  const problems: string[] = [];
  for (const name of packages) {
    const catalogues = await extractCatalogues(join(WORKSPACE_ROOT, name));
    if (check) problems.push(...(await checkCatalogues(name, catalogues)));
    else await writeCatalogues(name, catalogues);
  }
  if (problems.length > 0) throw new BuildError(problems.join('\n'));
  if (check) console.log(`catalogues of ${packages.join(', ')} are complete`);
}

/** How many untranslated texts a report names. */
const NAMED = 20;

async function checkCatalogues(name: string, catalogues: readonly ExtractedCatalogue[]): Promise<string[]> {
  const stale = catalogues.filter(({ text, present }) => text !== present).map(({ locale }) => locale);
  const problems =
    stale.length === 0
      ? []
      : [`${name}: catalogues ${stale.join(', ')} do not match the sources; run npm run messages`];
  const missing = new Map<string, string[]>();
  for (const { file, locale, text, missing: texts } of catalogues) {
    for (const message of texts) missing.set(message, [...(missing.get(message) ?? []), locale]);
    if (texts.length > 0) continue;
    await compileCatalogue(file, text).catch((error: unknown) =>
      problems.push(error instanceof BuildError ? error.message : String(error)),
    );
  }
  const list = [...missing].map(
    ([message, locales]) => `${name}: not translated into ${locales.join(', ')}: ${message}`,
  );
  const rest = list.length - NAMED;
  return [...problems, ...list.slice(0, NAMED), ...(rest > 0 ? [`${name}: and ${rest} more`] : [])];
}

async function writeCatalogues(name: string, catalogues: readonly ExtractedCatalogue[]): Promise<void> {
  for (const { file, text, present } of catalogues) {
    if (text === present) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const open = catalogues
    .filter(({ missing }) => missing.length > 0)
    .map(({ locale, missing }) => `${locale} ${missing.length}`);
  console.log(
    `${name}: ${catalogues.length === 0 ? 'no messages' : open.length === 0 ? 'complete' : `to translate: ${open.join(', ')}`}`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
