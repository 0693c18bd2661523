import { LOCALES } from '@kvadrat/contracts/locales';
import type { PlaceDirectory } from '../../geography/api';
import type { Chip } from '../chip';
import { casesOf, KINDS } from '../testing/kinds';
import { SENTENCES } from '../testing/sentences';
import { ruleReader } from '../testing/rule-reader';
import type { SentenceReader } from '../sentence-reader';
import { chipLabel } from './chip-label';
import { ofSweep } from '../../../platform/testing/full-run';

let directory: PlaceDirectory;
let reader: SentenceReader;
beforeAll(async () => {
  ({ directory, reader } = await ruleReader());
});

const POINT = { lat: 43.5, lng: 16.4 };

test.each<[Chip, string]>([
  [{ field: 'price', value: { min: 100_000, max: 150_000 } }, '100.000 € – 150.000 €'],
  [{ field: 'surface', value: { min: 60 } }, 'od 60 m²'],
  [{ field: 'rooms', value: { min: 2, max: 2 } }, 'sobe: 2'],
  [{ field: 'place', value: ['split/bacvice', 'split/firule'] }, 'Bačvice, Split · Firule, Split'],
  [{ field: 'circle', value: { from: 'split', center: POINT, radius: 10_000 } }, 'do 10 km od mjesta Split'],
  [{ field: 'travel', value: { from: 'zagreb', center: POINT, minutes: 20, mode: 'car' } }, '20 min autom, Zagreb'],
  [{ field: 'heatings', value: ['centralized'] }, 'grijanje: centralno'],
  [{ field: 'energyLevels', value: ['high'] }, 'energetski razred: visok (A+ do B)'],
  [{ field: 'seaDistanceMax', value: 500 }, 'do 500 m od mora'],
  [{ field: 'flags', value: 'ascensore' }, 'Lift'],
  [{ field: 'flags', value: 'noAste' }, 'bez dražbi'],
  [{ field: 'sort', value: { field: 'prezzo', order: 'asc' } }, 'prvo najjeftinije'],
])('R241 %p is called "%s"', (chip, label) => {
  expect(chipLabel(chip, 'hr', directory).replace(/\u00a0/g, ' ')).toBe(label);
});

test.each(ofSweep(LOCALES, 3))('R241 every chip of the sentences has a label without gaps in %s', (locale) => {
  const kinds = Object.values(KINDS).flatMap((kind) =>
    casesOf(kind)
      .filter((_, index) => index % 5 === 0)
      .map(({ wanted }) => wanted),
  );
  const labels = [...Object.values(SENTENCES).flatMap((list) => list.slice(0, 4)), ...kinds].flatMap(({ say }) =>
    reader.read(say, locale).understood.map((chip) => chipLabel(chip, locale, directory)),
  );
  expect(labels.length).toBeGreaterThan(80);
  for (const label of labels) expect(label).toMatch(/^[^{}]+$/);
  expect(labels.join()).not.toMatch(/undefined|NaN/);
});

test.each(ofSweep(LOCALES, 3))(
  'R241 the words of a chip begin and end with a letter, a number or a unit in %s',
  (locale) => {
    const kinds = Object.values(KINDS).flatMap((kind) =>
      casesOf(kind)
        .filter((known) => known.locale === locale && !/["“”„«»]/.test(known.wanted.say))
        .map(({ wanted }) => wanted),
    );
    const texts = [...SENTENCES[locale], ...kinds].flatMap(({ say }) =>
      reader.read(say, locale).understood.map(({ start, end }) => say.slice(start, end)),
    );
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expect(text).toMatch(/^[\p{L}\p{N}€](?:.*[\p{L}\p{N}\p{M}€+])?$/u);
  },
);
