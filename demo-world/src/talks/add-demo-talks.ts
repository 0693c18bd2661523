import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '@kvadrat/server/platform/db';
import {
  DEMO_ADVERTISER_UUID,
  DEMO_PASSWORD_HASH,
  DEMO_TALKS,
  DEMO_VISITOR,
  type DemoEntry,
  type DemoTalk,
} from './demo-talks';

/** Ads they are about are among the first, so that a demonstration that grows has the same ones. */
const AMONG = 30;
const NEEDED = 3;
const DAY_MS = 86_400_000;
const VISIT_MINUTES = 30;

interface DemoListing {
  id: number;
  agency_id: number;
  email: string;
  name: string;
  price: string | null;
}

/**
 * Puts two people who can sign in, and what they talk about, into a demonstration that has none; nobody gets a mail of it.
 * @param epoch the day the demonstration was loaded
 */
export async function addDemoTalks(db: Db, epoch: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows: known } = await sql`select from account where uuid = ${DEMO_VISITOR.uuid}`.execute(tx);
    const listings = await offeredByAgencies(tx);
    const [first] = listings;
    if (known.length > 0 || first === undefined) return;
    const own = listings.filter(({ agency_id: agency }) => agency === first.agency_id);
    const others = listings.filter(({ agency_id: agency }) => agency !== first.agency_id);
    await addAccount(tx, DEMO_VISITOR, epoch);
    await addAccount(
      tx,
      { uuid: DEMO_ADVERTISER_UUID, email: first.email, name: 'Ured', surname: first.name, phone: '' },
      epoch,
    );
    for (const [index, talk] of DEMO_TALKS.entries()) {
      const among = talk.own ? own : others;
      const listing = among[talk.ad % Math.max(1, among.length)];
      if (listing !== undefined) await addTalk(tx, talk, listing, index, epoch);
    }
  });
}

/** What agencies offer among the first ads, those of the agency with the most of them first. */
async function offeredByAgencies(tx: DbOrTransaction): Promise<DemoListing[]> {
  const { rows } = await sql<DemoListing>`
    select listing.id, listing.agency_id, agency.email, agency.name, listing.price
    from demo_ad join listing on listing.id = demo_ad.listing_id join agency on agency.id = listing.agency_id
    where demo_ad.number < ${AMONG} and listing.status = 1 and listing.contract in (1, 2) and agency.email is not null
    order by count(*) over (partition by listing.agency_id) desc, listing.agency_id, demo_ad.number`.execute(tx);
  return rows.length < NEEDED ? [] : rows;
}

async function addAccount(
  tx: DbOrTransaction,
  { uuid, email, name, surname, phone }: typeof DEMO_VISITOR,
  since: Date,
): Promise<void> {
  await sql`
    insert into account (uuid, email, email_key, email_verified_at, first_name, last_name, phone, phone_prefix, language, password_hash, created_at)
    values (${uuid}, ${email}, ${email}, ${since}, ${name}, ${surname}, ${phone}, '385', 'hr', ${DEMO_PASSWORD_HASH}, ${since})
    on conflict do nothing`.execute(tx);
}

async function addTalk(
  tx: DbOrTransaction,
  { visitor, read, entries }: DemoTalk,
  listing: DemoListing,
  index: number,
  epoch: Date,
): Promise<void> {
  const { name, email, phone } = visitor ?? {
    name: `${DEMO_VISITOR.name} ${DEMO_VISITOR.surname}`,
    email: DEMO_VISITOR.email,
    phone: DEMO_VISITOR.phone,
  };
  const times = entries.map((entry) => timeOf(epoch, -entry.daysAgo, entry.at));
  const { rows } = await sql<{ id: number }>`
    insert into enquiry_thread (listing_id, agency_id, visitor_name, visitor_email, visitor_key, visitor_phone, visitor_locale, visitor_alias, advertiser_alias, opened_at, changed_at)
    values (${listing.id}, ${listing.agency_id}, ${name}, ${email}, ${email}, ${phone}, 'hr', ${aliasOf(index, 'visitor')}, ${aliasOf(index, 'advertiser')}, ${times[0]}, ${times.at(-1)})
    on conflict do nothing returning id`.execute(tx);
  const thread = rows[0]?.id;
  if (thread === undefined) return;
  for (const entry of entries) await addEntry(tx, thread, entry, listing, epoch);
  await addVisit(tx, thread, entries, index, epoch);
  const price = entries.findLast((entry) => entry.price !== undefined);
  if (price !== undefined)
    await sql`insert into price_proposal (thread_id, amount, state, changed_at) values (${thread}, ${amountOf(price, listing)}, 'open', ${timeOf(epoch, -price.daysAgo, price.at)})`.execute(
      tx,
    );
  await sql`
    update enquiry_thread set
      visitor_last = said.visitor, advertiser_last = said.advertiser,
      visitor_seen = case when ${read.visitor} then greatest(said.visitor, said.advertiser) else said.visitor end,
      advertiser_seen = case when ${read.advertiser} then greatest(said.visitor, said.advertiser) else said.advertiser end
    from (select coalesce(max(id) filter (where side = 'visitor'), 0) as visitor, coalesce(max(id) filter (where side = 'advertiser'), 0) as advertiser
      from enquiry_entry where thread_id = ${thread}) said
    where id = ${thread}`.execute(tx);
}

async function addEntry(
  tx: DbOrTransaction,
  thread: number,
  entry: DemoEntry,
  listing: DemoListing,
  epoch: Date,
): Promise<void> {
  const { by, text, kind = 'message', reason = null, visit, price, via = 'site', daysAgo, at } = entry;
  const details =
    visit !== undefined
      ? { step: visit.step, times: [timeOf(epoch, visit.inDays, visit.at).toISOString()], booking: 'no-smart' }
      : price !== undefined
        ? { step: price.step, amount: amountOf(entry, listing) }
        : null;
  const mode = visit === undefined ? null : kind === 'virtual-visit' ? 'remote' : 'on-site';
  await sql`
    insert into enquiry_entry (thread_id, side, kind, reason, mode, body, details, via, written_at)
    values (${thread}, ${by}, ${kind}, ${reason}, ${mode}, ${text}, ${details === null ? null : JSON.stringify(details)}::text::jsonb, ${via}, ${timeOf(epoch, -daysAgo, at)})`.execute(
    tx,
  );
}

/** The visit that is talked about, as far as it has come. */
async function addVisit(
  tx: DbOrTransaction,
  thread: number,
  entries: readonly DemoEntry[],
  index: number,
  epoch: Date,
): Promise<void> {
  const last = entries.findLast((entry) => entry.visit !== undefined);
  if (last?.visit === undefined) return;
  const when = timeOf(epoch, last.visit.inDays, last.visit.at);
  const isAgreed = last.visit.step === 'confirm';
  await sql`
    insert into visit (uuid, thread_id, place, state, minutes, asked, agreed_at, changed_at)
    values (${uuidOf(index)}, ${thread}, ${last.kind === 'virtual-visit' ? 'remote' : 'on-site'}, ${isAgreed ? 'confirmed' : 'requested'}, ${VISIT_MINUTES},
      array[${when}::timestamptz], ${isAgreed ? when : null}, ${timeOf(epoch, -last.daysAgo, last.at)})`.execute(tx);
}

/** Whole thousands, as people propose. */
function amountOf({ price }: DemoEntry, { price: asked }: DemoListing): number {
  const amount = Number(asked ?? 200_000) * (price?.part ?? 1);
  return amount < 10_000 ? Math.round(amount / 10) * 10 : Math.round(amount / 1000) * 1000;
}

function timeOf(epoch: Date, days: number, at: string): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return new Date(epoch.getTime() + days * DAY_MS + (hours * 60 + minutes) * 60_000);
}

const digest = (index: number, what: string): string =>
  createHash('sha256').update(`demonstration ${index} ${what}`).digest('hex');
/** Of the shape of those that answers by mail come to; nobody is told them. */
const aliasOf = (index: number, side: string): string => digest(index, side).slice(0, 20);
const uuidOf = (index: number): string => `0de00000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`;
