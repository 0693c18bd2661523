import { serverPage, type ServerPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import * as bundle from '../../../ssr';
import { ad, adRequest, adRoute, priceNote, priceNoteRequest } from '../../../testing/fixtures';

const section = ({ root }: ServerPage, id: string): string =>
  (root.querySelector(`[aria-labelledby="${id}"]`)?.textContent ?? '').replaceAll(/[\u00a0\u2009]/g, ' ');

const page = (
  note: Parameters<typeof priceNote>[0] = {},
  changes: Parameters<typeof ad>[0] = {},
): Promise<ServerPage> =>
  serverPage(bundle, adRoute(), { [adRequest()]: () => ad(changes), [priceNoteRequest()]: () => priceNote(note) });

test('the price note tells the range, how many were compared, that prices are asked ones, and the reasons', async () => {
  const text = section(await page(), 'cijena-usporedba');
  for (const words of [
    '11 % ispod sličnih oglasa',
    '256.000 € – 301.000 €',
    '42 usporediva oglasa (Gripe)',
    'tražene cijene, ne postignute',
    'Lift +4 %',
    'Godina gradnje −7 %',
  ])
    expect(text).toContain(words);
});

test('a price in the range and one above it are told so in words', async () => {
  expect(section(await page({ position: 'mid', difference: 0.02 }), 'cijena-usporedba')).toContain(
    'U rasponu sličnih oglasa',
  );
  expect(section(await page({ position: 'high', difference: 0.3 }), 'cijena-usporedba')).toContain(
    '30 % iznad sličnih oglasa',
  );
});

test('too few comparable ads are said so, without a number of euros', async () => {
  const text = section(
    await page({ comparables: 5, estimate: null, position: null, difference: null, reasons: [] }),
    'cijena-usporedba',
  );
  expect(text).toContain('Premalo oglasa');
  expect(text).toContain('5 usporedivih oglasa');
  expect(text).not.toContain('€');
});

test('O-09 a price on request gets the range and no position', async () => {
  const hidden = await page(
    { position: null, difference: null },
    { price: { value: null, currency: 'EUR', onRequest: true, perSquareMetre: null, previous: null } },
  );
  const text = section(hidden, 'cijena-usporedba');
  expect(text).toContain('256.000 € – 301.000 €');
  expect(text).not.toMatch(/ispod|iznad|U rasponu/);
  expect(section(hidden, 'ukupni-trosak')).toBe('');
});

test('without an answer the page stands without the note', async () => {
  const alone = await serverPage(bundle, adRoute(), {
    [adRequest()]: () => ad(),
    [priceNoteRequest()]: () => Promise.reject(new AppError('status', '503', { status: 503 })),
  });
  expect(alone.status).toBe(200);
  expect(section(alone, 'cijena-usporedba')).toBe('');
});

test('what a purchase costs is added up for buyers from the EU and from elsewhere', async () => {
  const text = section(await page({}, { commission: true }), 'ukupni-trosak');
  for (const words of ['7.440 €', '9.300 €', '265.160 €', '265.460 €', 'Kupac izvan EU']) expect(text).toContain(words);
});
