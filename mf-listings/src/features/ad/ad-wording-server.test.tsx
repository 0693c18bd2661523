import { adPage } from '../../testing/ad-page';
import { ad, card } from '../../testing/fixtures';

test('land says in the first view what may be done with it', async () => {
  const page = await adPage({
    category: 24,
    typology: 16,
    surface: { net: null, gross: null, plot: 500 },
    pricedSurface: 'plot',
    seaDistance: null,
  });
  expect(page.root).toHaveTextContent('500 m²zemljišteGrađevinsko zemljištevrsta zemljišta');
  expect((await adPage()).root).not.toHaveTextContent('vrsta zemljišta');
});

test('R102 the price list begins with the cheapest that is free; what is on request ends it', async () => {
  const unit = { label: 'S1', floor: 1, rooms: 2, surface: 51.5, price: null, state: 'free' } as const;
  const units = [
    unit,
    { ...unit, label: 'S2', floor: 0, price: 300_000 },
    { ...unit, label: 'S3', floor: 4, price: 210_000 },
    { ...unit, label: 'S4', price: 100_000, state: 'reserved' as const },
    { ...unit, label: 'S5', surface: 40 },
  ];
  const page = await adPage({
    category: 6,
    kind: 'project',
    project: { name: 'Lavanda', phase: 'shell', permit: null, finishedOn: null, floors: 6, units },
  });
  // The bar at the bottom, which has no room for the range, tells the lowest and no square metre of it.
  expect(page.root.lastElementChild?.textContent.replaceAll('\u00a0', ' ')).toMatch(/od 248\.000 €(?!.*m²)/);
  expect(
    [...page.root.querySelectorAll('[aria-labelledby="cjenik"] tbody th')].map(({ textContent }) => textContent),
  ).toEqual(['S3', 'S2', 'S5', 'S1', 'S4']);
});

test('R111 what an auction costs is told once, as the lowest bid', async () => {
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
  const names = [...(await adPage({ contract: 14, category: 14, auction })).root.querySelectorAll('dt')].map(
    ({ textContent }) => textContent,
  );
  expect(names).toContain('Najniža ponuda');
  expect(names).not.toContain('Cijena');
});

test('rents among other ads say that their price is of a month', async () => {
  const page = await adPage({}, [card(8), card(9, { contract: 2, price: { ...ad().price, value: 590 } })]);
  const prices = [...page.root.querySelectorAll('h3')].map((title) =>
    title.previousElementSibling?.textContent.includes('mjesečno'),
  );
  expect(prices).toEqual([false, true]);
});

test('a new price is a change of the ad', async () => {
  const priceHistory = [
    { at: '2026-01-22T10:00:00Z', price: 265_000 },
    { at: '2026-02-12T10:00:00Z', price: 248_000 },
  ];
  expect((await adPage({ priceHistory })).root).toHaveTextContent('izmijenjeno 12. 02. 2026.');
  expect((await adPage({ priceHistory, updatedAt: '2026-02-14T10:00:00Z' })).root).toHaveTextContent(
    'izmijenjeno 14. 02. 2026.',
  );
});

test('O-56 a price that was cut says since when, one that was not says nothing', async () => {
  const priceHistory = [
    { at: '2026-01-22T10:00:00Z', price: 265_000 },
    { at: '2026-02-12T10:00:00Z', price: 248_000 },
  ];
  const cut = { ...ad().price, previous: 265_000 };
  expect((await adPage({ priceHistory, price: cut })).root).toHaveTextContent(/265\.000 €sniženo 12\. 0?2\. 2026\./);
  expect((await adPage({ priceHistory })).root).not.toHaveTextContent('sniženo');
  expect((await adPage({ priceHistory: [], price: cut })).root).not.toHaveTextContent('sniženo');
});
