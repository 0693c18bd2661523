import { messageValues } from '@kvadrat/remote-kit/testing';
import { LOCALES } from '@kvadrat/contracts/locales';
import { loadCatalogue } from '.';

test.each(LOCALES)('the catalogue %s has every text, with the same values in it', async (locale) => {
  const [source, catalogue] = await Promise.all([loadCatalogue('hr'), loadCatalogue(locale)]);
  expect(Object.keys(catalogue).sort()).toEqual(Object.keys(source).sort());
  for (const [id, message] of Object.entries(source)) expect([id, messageValues(catalogue[id])]).toEqual([id, messageValues(message)]);
});
