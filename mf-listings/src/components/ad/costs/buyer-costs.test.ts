import { ad } from '../../../testing/fixtures';
import { buyerCosts } from './buyer-costs';

const agency = ad().advertiser;

test('a flat of an agency with commission: price, 3 % tax, 3 % and VAT, notary and register', () => {
  const costs = buyerCosts(ad({ commission: true, price: { ...ad().price, value: 200_000 } }));
  expect(costs).toMatchObject({
    transferTax: { least: 6000 },
    commission: { least: 7500, most: 7500 },
    notary: { least: 420 },
    totalEu: { least: 213_920, most: 213_920 },
    others: { total: { least: 214_220 } },
  });
});

test('where the ad does not say whether there is a commission, the total is a range', () => {
  const costs = buyerCosts(ad({ commission: null, price: { ...ad().price, value: 100_000 } }));
  expect(costs).toMatchObject({ commission: { least: 0, most: 3750 }, totalEu: { least: 103_420, most: 107_170 } });
});

test('private sellers and agencies that say so take none', () => {
  expect(buyerCosts(ad({ commission: false }))?.commission).toEqual({ least: 0, most: 0 });
  expect(buyerCosts(ad({ commission: null, advertiser: { ...agency, type: 'privato' } }))?.commission).toEqual({
    least: 0,
    most: 0,
  });
});

test('the price of a constructor has VAT in it, and no transfer tax comes on top', () => {
  const costs = buyerCosts(
    ad({
      commission: false,
      advertiser: { ...agency, agencyType: 'constructor' },
      price: { ...ad().price, value: 100_000 },
    }),
  );
  expect(costs).toMatchObject({ transferTax: null, totalEu: { least: 100_420 } });
});

test('nothing is added up for rents, hidden prices, developments, auctions and what is sold', () => {
  expect(buyerCosts(ad({ status: 'sold' }))).toBeNull();
  expect(buyerCosts(ad({ contract: 2 }))).toBeNull();
  expect(buyerCosts(ad({ price: { ...ad().price, value: null, onRequest: true } }))).toBeNull();
  expect(
    buyerCosts(ad({ project: { name: 'A', phase: 'planned', permit: null, finishedOn: null, floors: 3, units: [] } })),
  ).toBeNull();
});

test('agricultural land has no total for buyers from outside the EU, who cannot buy it; building land has one', () => {
  expect(buyerCosts(ad({ category: 24, typology: 15 }))?.others).toBeNull();
  expect(buyerCosts(ad({ category: 24, typology: 16 }))?.others).toMatchObject({ consent: { least: 300 } });
});
