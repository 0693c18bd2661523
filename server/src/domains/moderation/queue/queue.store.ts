import type { ReportReason } from '@kvadrat/contracts/forms';
import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import type { Decision } from '@kvadrat/contracts/forms';

export const QUEUE_FILTERS = ['open', 'asked', 'hidden', 'closed'] as const;

export type QueueFilter = (typeof QUEUE_FILTERS)[number];

/** An ad in the queue. */
export interface QueuedAd {
  listingId: number;
  openReports: number;
  reports: number;
  openComplaints: number;
  reasons: ReportReason[];
  /** Since when the oldest open report or complaint waits. */
  waitingSince: Date | null;
  lastAction: Decision | null;
  /** Of the last thing that happened. */
  latest: Date;
}

/** What stands in the queue and has no answer waits, whoever was asked about it. */
const WHERE: Readonly<Record<QueueFilter, RawBuilder<boolean>>> = {
  open: sql`"openReports" + "openComplaints" > 0`,
  asked: sql`"openReports" + "openComplaints" > 0 AND "lastAction" = 'ask'`,
  hidden: sql`EXISTS (SELECT FROM listing WHERE id = "listingId" AND hidden_at IS NOT NULL)`,
  closed: sql`"openReports" + "openComplaints" = 0`,
};

const QUEUE = sql`(
  SELECT listing_id AS "listingId", coalesce(open_reports, 0)::int AS "openReports", coalesce(reports, 0)::int AS reports,
    coalesce(open_complaints, 0)::int AS "openComplaints", coalesce(reasons, '{}') AS reasons,
    least(r.waiting, c.waiting) AS "waitingSince", action AS "lastAction", greatest(r.latest, c.latest, decided_at) AS latest
  FROM (
    SELECT listing_id, count(*) FILTER (WHERE decision_id IS NULL) AS open_reports, count(*) AS reports, array_agg(DISTINCT reason) AS reasons,
      min(received_at) FILTER (WHERE decision_id IS NULL) AS waiting, max(received_at) AS latest
    FROM ad_report GROUP BY listing_id) r
  FULL JOIN (SELECT DISTINCT ON (listing_id) listing_id, action, decided_at FROM moderation_decision ORDER BY listing_id, id DESC) d USING (listing_id)
  LEFT JOIN (
    SELECT about.listing_id, count(*) FILTER (WHERE made.decision_id IS NULL) AS open_complaints,
      min(received_at) FILTER (WHERE made.decision_id IS NULL) AS waiting, max(received_at) AS latest
    FROM moderation_complaint made JOIN moderation_decision about ON about.id = made.about_id GROUP BY about.listing_id) c USING (listing_id)
) queue`;

/** One page of the queue: what waits longest first, else the latest first. */
export async function readQueue(db: Db, filter: QueueFilter, page: number, size: number): Promise<QueuedAd[]> {
  const { rows } = await sql<QueuedAd>`
    SELECT * FROM ${QUEUE} WHERE ${WHERE[filter]} ORDER BY "waitingSince" NULLS LAST, latest DESC, "listingId" LIMIT ${size}::int OFFSET ${(page - 1) * size}::int`.execute(
    db,
  );
  return rows;
}

/** How many ads each part of the queue holds. */
export async function countQueue(db: Db): Promise<Record<QueueFilter, number>> {
  const counts = sql.join(
    QUEUE_FILTERS.map((filter) => sql`count(*) FILTER (WHERE ${WHERE[filter]})::int AS ${sql.id(filter)}`),
  );
  const {
    rows: [row],
  } = await sql<Record<QueueFilter, number>>`SELECT ${counts} FROM ${QUEUE}`.execute(db);
  return row ?? { open: 0, asked: 0, hidden: 0, closed: 0 };
}

/** Everything that is known of one ad, oldest first. */
export async function readCase(db: DbOrTransaction, listingId: number) {
  const [reports, decisions, complaints] = await Promise.all([
    db.selectFrom('ad_report').selectAll().where('listing_id', '=', listingId).orderBy('id').execute(),
    db.selectFrom('moderation_decision').selectAll().where('listing_id', '=', listingId).orderBy('id').execute(),
    db
      .selectFrom('moderation_complaint')
      .innerJoin('moderation_decision as about', 'about.id', 'about_id')
      .selectAll('moderation_complaint')
      .select('about.reference as about')
      .where('about.listing_id', '=', listingId)
      .orderBy('moderation_complaint.id')
      .execute(),
  ]);
  const last = (rows: readonly { id: number }[]): number => rows.at(-1)?.id ?? 0;
  // Names what somebody has seen who decides: what came later, they have not.
  return { reports, decisions, complaints, seen: [reports, decisions, complaints].map(last).join('-') };
}

export type ModerationCase = Awaited<ReturnType<typeof readCase>>;
