import { serverPage } from '@kvadrat/remote-kit/testing';
import * as bundle from '../../../ssr';
import { ad, adRequest, adRoute } from '../../../testing/fixtures';

async function price(changes: Parameters<typeof ad>[0]): Promise<string> {
  const { root } = await serverPage(bundle, adRoute(), { [adRequest()]: () => ad(changes) });
  return (root.querySelector('h1')?.parentElement?.querySelector('p')?.textContent ?? '').replaceAll(
    /[\u00a0\u2009]/g,
    ' ',
  );
}

test('R111 the price of an auction says that it is the lowest bid, that of a rent that it is monthly', async () => {
  const auction = {
    caseNumber: 'Ovr-1/2026',
    status: 'participable',
    round: 2,
    startsAt: '2026-12-11T10:00:00Z',
    endsAt: '2026-12-21T10:00:00Z',
    estimate: 202_000,
    lowestBid: 101_000,
    deposit: 20_200,
  } as const;
  expect(await price({ contract: 14, category: 14, auction })).toMatch(/^248\.000 €najniža ponuda/);
  expect(await price({ contract: 2 })).toMatch(/^248\.000 €mjesečno/);
  expect(await price({})).toMatch(/^248\.000 €4\.276/);
});

test('what is sold is not told to be free, and a room does not say twice what is let', async () => {
  const read = async (changes: Parameters<typeof ad>[0]): Promise<string> =>
    (await serverPage(bundle, adRoute(), { [adRequest()]: () => ad(changes) })).root.querySelector(
      '[aria-labelledby="podaci"]',
    )?.textContent ?? '';
  expect(await read({})).toContain('Slobodno');
  expect(await read({ status: 'sold' })).not.toContain('Slobodno');
  expect(
    (await read({ category: 4, typology: 18, roomRental: 'complete', roomType: 'single' })).match(/Cijela soba/g),
  ).toHaveLength(1);
});
