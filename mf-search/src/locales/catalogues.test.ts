import { LOCALES } from '@kvadrat/contracts/locales';
import { loadCatalogue } from '.';

test.each(LOCALES)('the catalogue %s has every text, with the same values in it', async (locale) => {
  const source = await loadCatalogue('hr');
  const catalogue = await loadCatalogue(locale);
  expect(Object.keys(catalogue).sort()).toEqual(Object.keys(source).sort());
  for (const [id, message] of Object.entries(source)) expect([id, valuesOf(catalogue[id])]).toEqual([id, valuesOf(message)]);
});

/** Names of the values a compiled message takes, also within its plural forms. */
function valuesOf(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  const names = message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const forms: unknown = part[2];
    return [String(part[0]), ...(typeof forms === 'object' && forms !== null ? Object.values(forms).flatMap(valuesOf) : [])];
  });
  return [...new Set(names)].sort();
}
