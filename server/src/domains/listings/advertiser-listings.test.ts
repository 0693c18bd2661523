import type { ListingCards } from '@kvadrat/contracts/api';
import { saveAgency } from '../agencies/api';
import { withPortal } from '../search/testing/portal';
import type { ListingDraft } from './api';
import { draft } from './testing/draft';

const portal = withPortal();

describe('what else the advertiser offers', () => {
  const others = async (id: number | undefined): Promise<number[]> =>
    (await portal.app.inject(`/api-next/listings/${id}/advertiser-listings/`))
      .json<ListingCards>()
      .results.map((ad) => ad.id);

  test('R271 ads of the same agency on offer, newest first, at most four', async () => {
    const agencyId = await saveAgency(portal.database.db, { slug: 'druga', name: 'Druga' });
    const of = (day: number, changes: Partial<ListingDraft> = {}) =>
      draft({ advertiser: { type: 'agenzia', agencyId }, publishedAt: new Date(Date.UTC(2026, 8, day)), ...changes });
    const ids = await portal.given([
      of(1),
      of(9, { status: 3 }),
      of(2),
      of(5),
      of(8, { status: 14 }),
      of(4),
      of(3),
      draft(),
    ]);
    expect((await others(ids[0])).map((id) => ids.indexOf(id))).toEqual([3, 5, 6, 2]);
    expect((await others(ids[1])).map((id) => ids.indexOf(id))).toEqual([3, 5, 6, 2]);
    expect((await portal.app.inject(`/api-next/listings/${ids[4]}/advertiser-listings/`)).statusCode).toBe(404);
  });

  test('nothing of private sellers', async () => {
    const [id] = await portal.given([draft(), draft()]);
    expect(await others(id)).toEqual([]);
  });
});
