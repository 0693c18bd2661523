import { createCompiledCatalog } from '@lingui/cli/api';
import type { Messages } from '@lingui/core';
import { isLocale, typeset, type Locale } from '@kvadrat/contracts/locales';
import { BuildError } from '../config/build-error';
import { readCatalogue, SOURCE_LOCALE } from './catalogue-format';
import { catalogueOfPart, type CataloguePart } from './catalogue-parts';
import { messageValues } from './message-values';

/** How many messages an error names. */
const NAMED = 20;

/**
 * Compiles the text of a `.po` file. No-break spaces are put in here, so that nobody has to type them.
 * @param laterFolders sources whose messages are the later part
 * @throws {BuildError} with the list of messages that have no translation, are malformed or have other values than their source
 */
export async function compileCatalogue(
  file: string,
  source: string,
  part: CataloguePart = 'whole',
  laterFolders: readonly string[] = [],
): Promise<Messages> {
  const locale = localeOf(file);
  const entries = Object.entries(catalogueOfPart(await readCatalogue(file, source, locale), part, laterFolders)).filter(
    ([, entry]) => entry.obsolete !== true,
  );
  const missing = entries.filter(([, { translation }]) => translation.trim() === '');
  if (locale !== SOURCE_LOCALE && missing.length > 0) {
    const named = missing.slice(0, NAMED).map(([id, { message }]) => `  ${message ?? id}`);
    const rest = missing.length > NAMED ? ['  …'] : [];
    throw new BuildError(
      [`${file}: ${missing.length} of ${entries.length} messages are not translated`, ...named, ...rest].join('\n'),
    );
  }
  const texts = Object.fromEntries(
    entries.map(([id, { translation, message }]) => [
      id,
      typeset(translation === '' ? (message ?? id) : translation, locale),
    ]),
  );
  // Of a message with a name of its own only the Croatian catalogue has the source.
  const sources = Object.fromEntries(
    entries.flatMap(([id, { message }]) => (message === undefined ? [] : [[id, message]])),
  );
  const messages = compile(file, locale, texts);
  if (locale !== SOURCE_LOCALE) holdValues(file, messages, compile(file, SOURCE_LOCALE, sources), sources);
  return messages;
}

function compile(file: string, locale: Locale, texts: Record<string, string>): Messages {
  const { source: json, errors } = createCompiledCatalog(locale, texts, { namespace: 'json' });
  if (errors.length > 0) {
    throw new BuildError(
      `${file}: malformed messages\n${errors.map((wrong) => `  ${wrong.source}: ${wrong.error.message}`).join('\n')}`,
    );
  }
  return readMessages(file, json);
}

/** @throws {BuildError} with the messages that say other values than their source: a price, a number or a tag would be missing */
function holdValues(
  file: string,
  messages: Messages,
  sources: Messages,
  texts: Readonly<Record<string, string>>,
): void {
  const differing = Object.keys(sources).filter(
    (id) => messageValues(messages[id]).join() !== messageValues(sources[id]).join(),
  );
  if (differing.length === 0) return;
  const named = differing
    .slice(0, NAMED)
    .map(
      (id) =>
        `  ${texts[id] ?? id}: ${messageValues(messages[id]).join(', ')} instead of ${messageValues(sources[id]).join(', ')}`,
    );
  throw new BuildError(
    [`${file}: ${differing.length} translations have other values than their source`, ...named].join('\n'),
  );
}

function localeOf(file: string): Locale {
  const name = /[\\/]locales[\\/]([a-z]{2})[\\/][^\\/]+$/.exec(file)?.[1];
  if (!isLocale(name)) throw new BuildError(`${file} must lie in locales/<locale>/`);
  return name;
}

function readMessages(file: string, json: string): Messages {
  const value: unknown = JSON.parse(json);
  if (!hasMessages(value)) throw new BuildError(`${file}: the compiled catalogue has no messages`);
  return value.messages;
}

function hasMessages(value: unknown): value is { messages: Messages } {
  return typeof value === 'object' && value !== null && 'messages' in value && typeof value.messages === 'object';
}
