import type { Db } from '../../../platform/db';
import type { PlaceDirectory } from '../../geography/api';
import { twinOf } from '../../listings/api';
import type { GuideCut } from '../guide-cuts';
import type { GuideKind, GuideOffer } from '../guide-kinds';

interface Asked {
  place: string;
  offer: GuideOffer;
  kind: GuideKind;
  now: Date;
}

/**
 * The guide's figures counted again from the ads themselves: in memory, one by one, from the tables that ads are written to. It shares
 * nothing with what it checks but which ads are for the same property.
 */
export async function recount(db: Db, directory: PlaceDirectory, { place, offer, kind, now }: Asked) {
  const wanted = place === '' ? directory.country : directory.byPath(place);
  const rows = await db.selectFrom('listing').selectAll().orderBy('id').execute();
  const seen = new Set<string>();
  const ads = rows.flatMap((row) => {
    const surface = Number(
      row.surface_net ?? row.surface_gross ?? (row.category === 24 ? row.surface_plot : null) ?? 0,
    );
    const price = row.price_on_request || row.price === null ? 0 : Math.round(Number(row.price));
    if (row.status !== 1 || row.contract !== (offer === 'sale' ? 1 : 2) || price === 0 || surface === 0) return [];
    if (row.kind === 'project' || row.kind === 'auction' || row.tenure !== null) return [];
    if (kindOf(row.category, row.typology) !== kind || row.place_id === null) return [];
    const twin = twinOf(row, surface);
    const key = twin === null ? `ad ${row.id}` : `twin ${twin}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const around = [row.place_id, ...directory.around(row.place_id).map(({ id }) => id)];
    if (wanted === undefined || !around.includes(wanted.id)) return [];
    const before = Number(row.previous_price ?? 0);
    return [
      {
        ...row,
        euros: price,
        perSquareMetre: price / (Math.round(surface * 100) / 100),
        discount: before > price ? Math.round((1 - price / before) * 10_000) / 10_000 : 0,
        days: (now.getTime() - row.published_at.getTime()) / 86_400_000,
      },
    ];
  });
  return (cut: GuideCut, value: number) => {
    const part = ads.filter((ad) => {
      switch (cut) {
        case 'all':
          return true;
        case 'typology':
          return ad.typology === value;
        case 'rooms':
          return ad.rooms !== null && (value === 5 ? ad.rooms >= 5 : ad.rooms === value);
        case 'condition':
          return ad.condition === ['new', 'good', 'renovated', 'to-renovate'][value];
        case 'built':
          return ad.year_built !== null && ad.year_built >= value;
        case 'sea':
          return ad.sea_distance !== null && ad.sea_distance <= value;
      }
    });
    const told = part.length >= 10;
    const cutPrices = part.filter(({ discount }) => discount > 0);
    return {
      count: part.length,
      lower: told
        ? near(
            quantile(
              part.map((ad) => ad.perSquareMetre),
              0.25,
            ),
          )
        : null,
      median: told
        ? near(
            quantile(
              part.map((ad) => ad.perSquareMetre),
              0.5,
            ),
          )
        : null,
      upper: told
        ? near(
            quantile(
              part.map((ad) => ad.perSquareMetre),
              0.75,
            ),
          )
        : null,
      price: told
        ? near(
            quantile(
              part.map(({ euros }) => euros),
              0.5,
            ),
          )
        : null,
      reducedShare: told ? near(cutPrices.length / part.length) : null,
      reduction:
        told && cutPrices.length > 0
          ? near(
              quantile(
                cutPrices.map(({ discount }) => discount),
                0.5,
              ),
            )
          : null,
      days: told
        ? Math.round(
            quantile(
              part.map(({ days }) => days),
              0.5,
            ),
          )
        : null,
    };
  };
}

function near(value: number): unknown {
  return expect.closeTo(value, 6);
}

function kindOf(category: number, typology: number): GuideKind | null {
  if (category === 24) return typology === 16 ? 'land' : null;
  if (category !== 1) return null;
  if ([1, 2, 4].includes(typology)) return 'flats';
  return [3, 5, 6, 7].includes(typology) ? 'houses' : null;
}

/** Between the two values around the place of the share. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN];
  return below + (above - below) * (place % 1);
}
