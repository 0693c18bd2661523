import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { getCatalogs, type CatalogType } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { BuildError } from '../config/build-error';
import { CATALOGUE_PATH, catalogueFormat, SOURCE_LOCALE } from './catalogue-format';

/** No dates and no names: two people who add a text make no conflict in the header. */
const HEADER = 'msgid ""\nmsgstr ""\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n';

export interface ExtractedCatalogue {
  locale: Locale;
  file: string;
  /** What the file should hold, and what it holds now. */
  text: string;
  present: string | null;
  /** Croatian texts without a translation. */
  missing: string[];
}

/**
 * Collects the messages of a package's sources and merges them into its catalogues, without
 * writing: translations stay, messages that are gone go, new ones are empty.
 * @returns one catalogue for each language, none for a package without messages
 * @throws {BuildError} when a source cannot be read
 */
export async function extractCatalogues(packageDirectory: string): Promise<ExtractedCatalogue[]> {
  const config = makeConfig(
    {
      rootDir: packageDirectory,
      locales: [...LOCALES],
      sourceLocale: SOURCE_LOCALE,
      format: catalogueFormat,
      catalogs: [
        {
          path: `<rootDir>/${CATALOGUE_PATH}`,
          include: (await sourcesWithMessages(packageDirectory)).map((file) => `<rootDir>/${file}`),
          exclude: [],
        },
      ],
    },
    { skipValidation: true },
  );
  const [catalog] = await getCatalogs(config);
  const found = await catalog?.collect();
  if (catalog === undefined || found === undefined)
    throw new BuildError(`the messages of ${packageDirectory} cannot be collected`);
  const merged = catalog.merge(await catalog.readAll(), found, { overwrite: false });
  const catalogues = await Promise.all(
    LOCALES.map((locale) => toCatalogue(packageDirectory, locale, merged[locale] ?? {})),
  );
  return catalogues.filter(({ present }) => Object.keys(found).length > 0 || present !== null);
}

/** Test files, and types. */
const NO_SOURCE = /\.test\.tsx?$|\/testing\/|\.d\.ts$/;

/** Sources that may say something: parsing all of a server's takes half a minute, and few of them do. */
async function sourcesWithMessages(packageDirectory: string): Promise<string[]> {
  const files = (await readdir(join(packageDirectory, 'src'), { recursive: true })).map(
    (file) => `src/${file.split(sep).join('/')}`,
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !NO_SOURCE.test(file)).sort();
  const texts = await Promise.all(sources.map((file) => readFile(join(packageDirectory, file), 'utf8')));
  return sources.filter((_, index) => texts[index]?.includes('@lingui/') === true);
}

async function toCatalogue(
  packageDirectory: string,
  locale: Locale,
  entries: CatalogType,
): Promise<ExtractedCatalogue> {
  const file = join(
    packageDirectory,
    `${CATALOGUE_PATH.replace('{locale}', locale)}${catalogueFormat.catalogExtension}`,
  );
  const present = await readFile(file, 'utf8').catch(() => null);
  const used = Object.entries(entries).filter(([, { obsolete }]) => obsolete !== true);
  used.sort(([a, { message: left = a }], [b, { message: right = b }]) =>
    left < right ? -1 : left > right ? 1 : a < b ? -1 : 1,
  );
  const written = await catalogueFormat.serialize(Object.fromEntries(used), {
    locale,
    sourceLocale: SOURCE_LOCALE,
    filename: file,
    existing: HEADER,
  });
  // The format adds a line for every header it knows, filled or not.
  const text = written.replace(/^"[\w-]+: \\n"\n/gm, '').replace(HEADER, `${HEADER}"Language: ${locale}\\n"\n`);
  const missing = used
    .filter(([, { translation }]) => translation.trim() === '')
    .map(([id, { message }]) => message ?? id);
  return { locale, file, text, present, missing };
}
