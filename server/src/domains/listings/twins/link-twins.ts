import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../../platform/db';
import { type LikenessDeps, shownPictures } from '../../media/api';
import { readSources, type ListingSource } from '../listing-source';
import { shownSurface } from '../shown-surface';
import { twinOf } from '../twin';
import { isCommonRoom } from './common-room';
import { couldBeSame, type Likeness, sameProperty } from './same-property';
import { shinglesOf } from './text-likeness';

export type TwinDeps = LikenessDeps;

/** Ads of a place, a kind and a size; more than these are not told apart by looking at each. */
const CANDIDATES = 200;
/** Above all numbers {@link twinOf} gives, and exact in a JavaScript number. */
const LINKED_FROM = 2 ** 52;

/**
 * Compares ads that are new or have changed with the others of their place, and notes which seem to offer one property though
 * their facts alone do not say so (decision 0061). Of several processes one does it.
 * @returns how many ads were looked at; 0 when none was due
 */
export async function linkDueTwins(deps: TwinDeps, limit: number): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const {
      rows: [lock],
    } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_xact_lock(hashtext('kvadrat.twins')) AS taken`.execute(tx);
    if (lock?.taken !== true) return 0;
    const { rows } = await sql<{ listing_id: number }>`
      DELETE FROM twin_check WHERE listing_id IN (SELECT listing_id FROM twin_check ORDER BY listing_id LIMIT ${limit}::int) RETURNING listing_id`.execute(
      tx,
    );
    const changed = new Set<number>();
    for (const { listing_id: id } of rows) for (const other of await linkTwins(tx, deps, id)) changed.add(other);
    if (changed.size > 0)
      await sql`INSERT INTO outbox (listing_id) SELECT * FROM unnest(${[...changed]}::int[])`.execute(tx);
    if (changed.size > 0) await sql`SELECT pg_notify('listing_changed', '')`.execute(tx);
    return rows.length;
  });
}

/** @returns ads whose number is another one now */
async function linkTwins(tx: DbOrTransaction, deps: LikenessDeps, id: number): Promise<number[]> {
  const [source] = await readSources(tx, [id]);
  const twins =
    source === undefined || source.status !== LISTING_STATUS.active || source.tenure !== null
      ? []
      : await twinsOf(tx, deps, source);
  if (source === undefined || twins.length === 0) return unlink(tx, id);
  const links = await tx
    .selectFrom('listing_twin')
    .selectAll()
    .where('listing_id', 'in', [id, ...twins.map((twin) => twin.id)])
    .execute();
  const agreed = new Set([source, ...twins].map((ad) => twinOf(ad, shownSurface(ad))));
  if (links.length === 0 && agreed.size === 1 && !agreed.has(null)) return [];
  const members = [id, ...twins.map((twin) => twin.id)];
  const twin = links.length > 0 ? Math.min(...links.map((link) => link.twin)) : LINKED_FROM + Math.min(...members);
  const { rows } = await sql<{ listing_id: number }>`
    INSERT INTO listing_twin AS link (listing_id, twin) SELECT member, ${twin}::bigint FROM unnest(${members}::int[]) AS member
    ON CONFLICT (listing_id) DO UPDATE SET twin = excluded.twin WHERE link.twin <> excluded.twin RETURNING listing_id`.execute(
    tx,
  );
  return rows.map((row) => row.listing_id);
}

/** An ad that is nobody's twin any more; one that is left alone is none either. */
async function unlink(tx: DbOrTransaction, id: number): Promise<number[]> {
  const gone = await tx.deleteFrom('listing_twin').where('listing_id', '=', id).returningAll().executeTakeFirst();
  if (gone === undefined) return [];
  const left = await tx.selectFrom('listing_twin').select('listing_id').where('twin', '=', gone.twin).execute();
  const [last] = left;
  if (left.length !== 1 || last === undefined) return [id];
  await tx.deleteFrom('listing_twin').where('listing_id', '=', last.listing_id).execute();
  return [id, last.listing_id];
}

async function twinsOf(tx: DbOrTransaction, deps: LikenessDeps, source: ListingSource): Promise<ListingSource[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM listing
    WHERE place_id = ${source.place_id}::int AND contract = ${source.contract}::smallint AND category = ${source.category}::smallint AND typology = ${source.typology}::smallint
      AND status = ${LISTING_STATUS.active}::smallint AND tenure IS NULL AND id <> ${source.id}::int
      AND (floor IS NULL OR ${source.floor}::int IS NULL OR floor = ${source.floor}::int)
      AND (rooms IS NULL OR ${source.rooms}::int IS NULL OR rooms = ${source.rooms}::int)
      AND abs(coalesce(surface_net, surface_gross, surface_plot) - ${shownSurface(source)}::numeric) <= greatest(5, 0.05 * ${shownSurface(source)}::numeric)
    ORDER BY id LIMIT ${CANDIDATES}::int`.execute(tx);
  const others =
    rows.length === 0
      ? []
      : await readSources(
          tx,
          rows.map(({ id }) => id),
        );
  const [own, ...likenesses] = await likenessesOf(tx, [source, ...others]);
  if (own === undefined) return [];
  const likely = others.flatMap((other, index) => {
    const likeness = likenesses[index];
    return likeness !== undefined && (couldBeSame(own, likeness) || sameProperty(own, likeness))
      ? [{ other, likeness }]
      : [];
  });
  if (likely.length === 0) return [];
  const pictures = await shownPictures(tx, deps, [source.id, ...likely.map(({ other }) => other.id)]);
  const withPictures = (likeness: Likeness, { id, typology }: ListingSource): Likeness => ({
    ...likeness,
    pictures: pictures
      .filter(({ listingId }) => listingId === id)
      .map(({ likeness: look, room }) => ({ likeness: look, common: isCommonRoom(room, typology) })),
  });
  const whole = withPictures(own, source);
  return likely
    .filter(({ other, likeness }) => sameProperty(whole, withPictures(likeness, other)))
    .map(({ other }) => other);
}

/** By what ads are compared, in their order, without their pictures. */
async function likenessesOf(tx: DbOrTransaction, sources: readonly ListingSource[]): Promise<Likeness[]> {
  const texts = await tx
    .selectFrom('listing_text')
    .select(['listing_id', 'locale', 'description'])
    .where(
      'listing_id',
      'in',
      sources.map(({ id }) => id),
    )
    .execute();
  return sources.map((source) => ({
    facts: source,
    surface: shownSurface(source),
    price: source.price_on_request || source.price === null ? null : Number(source.price),
    texts: new Map(
      texts
        .filter(({ listing_id: id }) => id === source.id)
        .map(({ locale, description }) => [locale, shinglesOf(description)]),
    ),
    pictures: [],
  }));
}
