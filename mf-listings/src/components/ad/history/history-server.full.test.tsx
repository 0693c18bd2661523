import { serverPage } from '@kvadrat/remote-kit/testing';
import * as bundle from '../../../ssr';
import { ad, adRequest, adRoute, card } from '../../../testing/fixtures';

const section = async (id: string, changes: Parameters<typeof ad>[0]): Promise<string> => {
  const { root } = await serverPage(bundle, adRoute(), { [adRequest()]: () => ad(changes) });
  return (root.querySelector(`[aria-labelledby="${id}"]`)?.textContent ?? '').replaceAll('\u00a0', ' ');
};

test('the history of the price tells every step with its day and change', async () => {
  const text = await section('povijest-cijene', {
    priceHistory: [
      { at: '2025-11-03T10:00:00Z', price: 265_000 },
      { at: '2026-01-12T10:00:00Z', price: 248_000 },
    ],
  });
  for (const words of ['265.000 €', '3. 11. 2025., prva objava', '248.000 €', '−6 %']) expect(text).toContain(words);
  expect(text).not.toContain('ponovno objavljen.');
});

test('an ad put up again says so; one that never changed says nothing', async () => {
  expect(await section('povijest-cijene', { relisted: true })).toContain('skinut pa ponovno objavljen');
  expect(await section('povijest-cijene', {})).toBe('');
});

test('the same property in other ads is one list with its spread of prices', async () => {
  const offer = (id: number, value: number | null) => {
    const { path, price, advertiser, surface, publishedAt } = card(id);
    return {
      id,
      path,
      price: { ...price, value, onRequest: value === null },
      advertiser: { ...advertiser, type: 'agenzia' as const, name: `Agencija ${id}` },
      surface,
      publishedAt,
    };
  };
  const text = await section('druge-ponude', { otherOffers: [offer(8, 239_000), offer(9, 255_000), offer(10, null)] });
  for (const words of ['nude još 3 oglasa', 'od 239.000 € do 255.000 €', 'Agencija 8', 'Cijena na upit'])
    expect(text).toContain(words);
  expect(await section('druge-ponude', {})).toBe('');
});
