import type { DbOrTransaction } from '../../platform/db';
import { placeDirectory } from '../geography/api';

/** Where ads are, as far as their pages say: street and number say as much as coordinates. By id. */
export async function shownPlaces(db: DbOrTransaction, ids: readonly number[]): Promise<Map<number, string>> {
  const [rows, places] = await Promise.all([
    db
      .selectFrom('listing')
      .select(['id', 'address', 'map_display', 'place_id', 'place_label'])
      .where('id', 'in', [...ids])
      .execute(),
    placeDirectory(db),
  ]);
  return new Map(
    rows.map(({ id, address, map_display: display, place_id: place, place_label: label }) => {
      const name = place === null ? (label ?? '') : places.label(place);
      return [id, display === 'marker' && address !== null ? `${address}, ${name}` : name];
    }),
  );
}
