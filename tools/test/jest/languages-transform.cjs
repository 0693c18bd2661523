const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const VERSION = readFileSync(__filename);

/** Gives jest the loaders that the build preset makes of `locales/catalogues.jsonc`; in tests a catalogue is always whole. */
module.exports = {
  getCacheKey: (source, path) =>
    createHash('sha256').update(VERSION).update(path).update('\0').update(source).digest('hex'),
  process(source) {
    const { words = [] } = JSON.parse(source);
    const vocabulary = words.length === 0 ? '' : ', said(require(`@kvadrat/contracts/words/${locale}`).words)';
    return {
      code: `const { LOCALES } = require('@kvadrat/contracts/locales');
const groups = ${JSON.stringify(words)};
const said = (words) => ({ words: groups === 'all' ? words : Object.fromEntries(groups.map((group) => [group, words[group]])) });
const byLocale = (load) => Object.fromEntries(LOCALES.map((locale) => [locale, async () => load(locale)]));
const messages = (locale) => require(\`./\${locale}/messages.po\`);
// A server has no kit of remotes.
exports.loadCatalogue = (locale) => require('@kvadrat/remote-kit').catalogueLoader(byLocale((locale) => [messages(locale)${vocabulary}]))(locale);
exports.laterCatalogues = byLocale(messages);
exports.catalogues = Object.fromEntries(LOCALES.map((locale) => [locale, () => messages(locale).messages]));
`,
    };
  },
};
