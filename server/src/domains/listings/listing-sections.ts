import type { ListingDetail } from '@kvadrat/contracts/api';
import type { Db } from '../../platform/db';
import type { ListingSource } from './listing-source';
import type { ProjectTable, ProjectUnitTable } from './listing.tables';
import type { Selectable } from 'kysely';

/** A development with its price list, without prices where the ad's is on request; null for other ads. */
export async function projectOf(
  db: Db,
  { id, kind, price_on_request: onRequest }: ListingSource,
): Promise<ListingDetail['project']> {
  if (kind !== 'project') return null;
  const [project, units] = await Promise.all([
    db.selectFrom('project').selectAll().where('listing_id', '=', id).executeTakeFirst(),
    db.selectFrom('project_unit').selectAll().where('project_id', '=', id).orderBy('floor').orderBy('label').execute(),
  ]);
  return project === undefined
    ? null
    : toProject(project, onRequest ? units.map((unit) => ({ ...unit, price: null })) : units);
}

function toProject(
  project: Selectable<ProjectTable>,
  units: readonly Selectable<ProjectUnitTable>[],
): ListingDetail['project'] {
  return {
    name: project.name,
    phase: project.phase,
    permit: project.permit,
    finishedOn: project.finished_on,
    floors: project.floors,
    units: units.map(({ label, floor, rooms, surface, price, state }) => ({
      label,
      floor,
      rooms,
      surface: Number(surface),
      price: price === null ? null : Number(price),
      state,
    })),
  };
}

/** What the court has announced; null where nothing is auctioned. */
export async function auctionOf(db: Db, { id }: ListingSource): Promise<ListingDetail['auction']> {
  const auction = await db.selectFrom('auction').selectAll().where('listing_id', '=', id).executeTakeFirst();
  if (auction === undefined) return null;
  return {
    caseNumber: auction.case_number,
    status: auction.status,
    round: auction.round,
    startsAt: auction.starts_at.toISOString(),
    endsAt: auction.ends_at.toISOString(),
    estimate: Number(auction.estimate),
    lowestBid: Number(auction.lowest_bid),
    deposit: Number(auction.deposit),
  };
}
