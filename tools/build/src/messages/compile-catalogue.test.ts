import { compileCatalogue } from './compile-catalogue';

const HEAD = 'msgid ""\nmsgstr ""\n"Language: x\\n"\n\n';
const compile = (locale: string, body: string): ReturnType<typeof compileCatalogue> =>
  compileCatalogue(`src/locales/${locale}/messages.po`, HEAD + body);

test('compiles translations by message id', async () => {
  expect(Object.values(await compile('de', 'msgid "Cijena"\nmsgstr "Preis"\n'))).toEqual([['Preis']]);
});

test('plural forms of the language survive', async () => {
  const text = '{n, plural, one {# oglas} few {# oglasa} other {# oglasa}}';
  expect(JSON.stringify(await compile('hr', `msgid "${text}"\nmsgstr "${text}"\n`))).toContain('"few"');
});

test.each(['de', 'el'])('%s: a missing translation is an error that names the text', async (locale) => {
  const body = 'msgid "Cijena"\nmsgstr ""\n\nmsgid "Sobe"\nmsgstr "x"\n';
  await expect(compile(locale, body)).rejects.toThrow(
    `src/locales/${locale}/messages.po: 1 of 2 messages are not translated\n  Cijena`,
  );
});

test('Croatian is the source and stands for itself', async () => {
  expect(Object.values(await compile('hr', 'msgid "Cijena"\nmsgstr ""\n'))).toEqual([['Cijena']]);
});

test('a long list of missing texts is cut', async () => {
  const body = Array.from({ length: 30 }, (_, index) => `msgid "Tekst ${String(index)}"\nmsgstr ""\n`).join('\n');
  await expect(compile('fr', body)).rejects.toThrow(/^(?:[^\n]+\n){21} {2}…$/);
});

test('texts that are used no more do not matter', async () => {
  expect(await compile('de', '#~ msgid "Staro"\n#~ msgstr ""\n')).toEqual({});
});

test('a malformed message is an error', async () => {
  await expect(compile('de', 'msgid "Cijena {n}"\nmsgstr "Preis {n"\n')).rejects.toThrow(
    'malformed messages\n  Preis {n: ',
  );
});

test('a file outside locales/<locale>/ is refused', async () => {
  await expect(compileCatalogue('src/messages.po', HEAD)).rejects.toThrow('must lie in locales/<locale>/');
  await expect(compileCatalogue('src/locales/zz/messages.po', HEAD)).rejects.toThrow('must lie in locales/<locale>/');
});

test.each([
  ['msgid "Od {price} €"\nmsgstr "Ab €"\n', 'Od {price} €:  instead of price'],
  [
    'msgid "{n, plural, one {# oglas} other {# oglasa}}"\nmsgstr "{m, plural, one {# Anzeige} other {# Anzeigen}}"\n',
    'm instead of n',
  ],
])('a translation that says other values than its source is an error: %s', async (body, named) => {
  await expect(compile('de', body)).rejects.toThrow(
    'src/locales/de/messages.po: 1 translations have other values than their source\n',
  );
  await expect(compile('de', body)).rejects.toThrow(named);
});
