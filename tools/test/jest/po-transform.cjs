const { createHash } = require('node:crypto');
const { createCompiledCatalog } = require('@lingui/cli/api');
const { formatter } = require('@lingui/format-po');

const format = formatter();

/** Compiles a message catalogue for jest as the build preset does for bundles. */
module.exports = {
  getCacheKey: (source, path) => createHash('sha256').update(path).update('\0').update(source).digest('hex'),
  process(source, path) {
    const locale = /locales[\\/]([a-z]{2})[\\/]/.exec(path)?.[1];
    if (locale === undefined) throw new Error(`a catalogue must lie in locales/<locale>/: ${path}`);
    const entries = format.parse(source, { locale, sourceLocale: 'hr', filename: path });
    const messages = Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => [
        id,
        entry.translation || (locale === 'hr' ? (entry.message ?? id) : id),
      ]),
    );
    const compiled = createCompiledCatalog(locale, messages, { namespace: 'json' });
    return { code: `exports.messages = ${JSON.stringify(JSON.parse(compiled.source).messages)};` };
  },
};
