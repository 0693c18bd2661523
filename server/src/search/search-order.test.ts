import type { VisibilityTier } from '@kvadrat/contracts/vocabulary';
import { saveAgency } from '../agencies';
import { draft } from '../listings/testing/draft';
import { idsOf, withPortal } from './testing/portal';

const portal = withPortal();
const search = portal.search;
const price = (value: number | null, onRequest = false) => ({ price: { value, onRequest, previous: null } });

const SORTS = ['', 'criterio=prezzo&ordine=asc', 'criterio=prezzo&ordine=desc', 'criterio=data&ordine=desc', 'criterio=data&ordine=asc'];

test('R138, R116 relevance goes by visibility, then by date, then by id', async () => {
  const ad = (visibility: VisibilityTier, day: number) => draft({ visibility, publishedAt: new Date(Date.UTC(2026, 5, day)) });
  const [standardOld, standardNew, standardTwin, premium, supervetrina, top, vetrina, star] = await portal.given([
    ad('standard', 1),
    ad('standard', 9),
    ad('standard', 9),
    ad('premium', 1),
    ad('supervetrina', 1),
    ad('top', 1),
    ad('vetrina', 1),
    ad('star', 1),
  ]);
  const expected = [supervetrina, vetrina, star, top, premium, standardTwin, standardNew, standardOld];
  expect(idsOf(await search(''))).toEqual(expected);
  expect(idsOf(await search('criterio=rilevanza'))).toEqual(expected);
});

test('R104 the ads of a defaulting agency stand among those without visibility', async () => {
  const agencyId = await saveAgency(portal.database.db, { slug: 'duznik', name: 'Dužnik', plan: 'defaulting' });
  const [old, recent] = await portal.given([
    draft({ advertiser: { type: 'agenzia', agencyId }, visibility: 'supervetrina', publishedAt: new Date('2026-01-01') }),
    draft({ publishedAt: new Date('2026-02-01') }),
  ]);
  const answer = await search('');
  expect(idsOf(answer)).toEqual([recent, old]);
  expect(answer.results.map(({ visibility }) => visibility)).toEqual(['standard', 'standard']);
});

test('R139 price both ways, without a price last both ways', async () => {
  const [dear, cheap, none, middle, onRequest] = await portal.given([
    draft(price(300)),
    draft(price(100)),
    draft(price(null)),
    draft(price(200)),
    draft(price(150, true)),
  ]);
  expect(idsOf(await search('criterio=prezzo&ordine=asc'))).toEqual([cheap, middle, dear, none, onRequest]);
  expect(idsOf(await search('criterio=prezzo&ordine=desc'))).toEqual([dear, middle, cheap, onRequest, none]);
});

test('R142, R143 newest and oldest', async () => {
  const on = (day: number) => draft({ publishedAt: new Date(Date.UTC(2026, 5, day)), visibility: day === 2 ? 'top' : 'standard' });
  const [second, first, third] = await portal.given([on(2), on(1), on(3)]);
  expect(idsOf(await search('criterio=data&ordine=desc'))).toEqual([third, second, first]);
  expect(idsOf(await search('criterio=data'))).toEqual([third, second, first]);
  expect(idsOf(await search('criterio=data&ordine=asc'))).toEqual([first, second, third]);
});

test('O-09 a hidden price leaks through no filter, order or answer', async () => {
  const [below, hidden, above] = await portal.given([draft(price(250_000)), draft(price(252_000, true)), draft(price(255_000))]);
  expect(idsOf(await search('prezzoMinimo=251000&prezzoMassimo=253000'))).toEqual([]);
  expect(idsOf(await search('prezzoMinimo=1'))).not.toContain(hidden);
  expect(idsOf(await search('keyword=stan&prezzoMinimo=1'))).not.toContain(hidden);
  expect(idsOf(await search('criterio=prezzo&ordine=asc'))).toEqual([below, above, hidden]);
  expect(idsOf(await search('criterio=prezzo&ordine=desc'))).toEqual([above, below, hidden]);
  const list = await portal.app.inject('/api-next/search-list/listings/?path=/prodaja-stambene-nekretnine/');
  const ad = await portal.app.inject(`/api-next/listings/${hidden}/`);
  expect(ad.json()).toMatchObject({ price: { value: null, onRequest: true, perSquareMetre: null, previous: null } });
  for (const { body } of [list, ad]) expect(body).not.toMatch(/252000|4200/);
});

test('O-10 ads without a usable price are listed in every order, as "on request"', async () => {
  const ids = await portal.given([draft(price(null)), draft(price(0)), draft(price(-1)), draft(price(1))]);
  for (const sort of SORTS) {
    const answer = await search(sort);
    expect([...idsOf(answer)].sort()).toEqual(ids);
    for (const { id, price: shown } of answer.results) {
      expect(shown.onRequest).toBe(id !== ids[3]);
      expect(shown.value).toBe(id === ids[3] ? 1 : null);
      if (shown.onRequest) expect(shown.perSquareMetre).toBeNull();
    }
  }
});

test('O-11 equal ads stand on one page each, in the same order every time', async () => {
  const ids = await portal.given(Array.from({ length: 60 }, () => draft()));
  for (const filter of ['', '&localiMinimo=1', '&keyword=stan']) {
    for (const sort of SORTS) {
      const read = async (): Promise<number[]> => {
        const pages = await Promise.all([1, 2, 3].map((page) => search(`${sort}${filter}&pag=${page}`)));
        return pages.flatMap(idsOf);
      };
      const first = await read();
      expect([...first].sort((a, b) => a - b)).toEqual(ids);
      expect(await read()).toEqual(first);
    }
  }
});
