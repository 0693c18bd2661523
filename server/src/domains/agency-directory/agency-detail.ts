import type { AgencyDetail } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { agencyPath, agentPath } from '@kvadrat/contracts/paths';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { findAgencyId } from '../agencies/api';
import { answerTimes } from '../enquiries/api';
import { placeDirectory } from '../geography/api';
import { IS_NO_AUCTION, webAddress } from '../listings/api';

/**
 * What the page of an agency tells.
 * @param auctions whether they are offered: courts have a page for them alone
 * @throws AppError `not-found`
 */
export async function agencyDetail(
  db: Db,
  slug: string,
  { locale, auctions }: { locale: Locale; auctions: boolean },
): Promise<AgencyDetail> {
  const id = await findAgencyId(db, slug);
  const agency =
    id === null ? undefined : await db.selectFrom('agency').selectAll().where('id', '=', id).executeTakeFirst();
  if (agency === undefined || (agency.type === 'court' && !auctions))
    throw new AppError('not-found', `There is no agency ${slug}.`);
  const [offices, texts, people, gone, answers, directory] = await Promise.all([
    db.selectFrom('agency_office').selectAll().where('agency_id', '=', agency.id).orderBy('position').execute(),
    db.selectFrom('agency_text').selectAll().where('agency_id', '=', agency.id).execute(),
    peopleOf(db, agency.id),
    goneOf(db, agency.id),
    answerTimes(db, agency.id),
    placeDirectory(db),
  ]);
  const order = [locale, DEFAULT_LOCALE, 'en', ...LOCALES];
  const [text] = [...texts].sort((one, other) => order.indexOf(one.locale) - order.indexOf(other.locale));
  return {
    id: agency.id,
    slug,
    path: agencyPath(slug),
    name: agency.name,
    type: agency.type,
    licence: agency.licence,
    company: agency.company,
    oib: agency.oib,
    insuredUntil: agency.insured_until,
    website: webAddress(agency.website),
    since: agency.created_at.toISOString(),
    about: text === undefined ? null : { text: text.about, locale: text.locale },
    languages: LOCALES.filter((one) => people.some(({ languages }) => languages.includes(one))),
    contacts: { message: agency.email !== null, phone: agency.phone !== null },
    offices: offices.map(({ place_id: placeId, street, lat, lng, hours }) => ({
      street,
      place: directory.label(placeId),
      path: directory.byId(directory.columns(placeId).city ?? placeId)?.path ?? '',
      lat,
      lng,
      hours: [...hours],
    })),
    people: people.map(({ id, name, licence, languages, sale, rent }) => ({
      id,
      name,
      path: agentPath(slug, id, name),
      licence,
      languages: [...languages],
      sale,
      rent,
    })),
    gone,
    answers,
  };
}

interface PersonRow {
  id: number;
  name: string;
  licence: string | null;
  languages: Locale[];
  sale: number;
  rent: number;
}

/** Who looks after most ads comes first. */
async function peopleOf(db: Db, agencyId: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    SELECT agent.id, name, licence, languages, coalesce(sale, 0) AS sale, coalesce(rent, 0) AS rent
    FROM agent LEFT JOIN (
      SELECT agent_id, count(*) FILTER (WHERE contract = 1)::int AS sale, count(*) FILTER (WHERE contract = 2)::int AS rent
      FROM listing WHERE agency_id = ${agencyId}::int AND status = ${sql.lit(LISTING_STATUS.active)} AND ${IS_NO_AUCTION} GROUP BY agent_id) AS ads
      ON agent_id = agent.id
    WHERE agency_id = ${agencyId}::int
    ORDER BY coalesce(sale, 0) + coalesce(rent, 0) DESC, name, agent.id`.execute(db);
  return rows;
}

/** What has left the offer in twelve months, as far as the portal itself knows: what is sold is what the agency has said is. */
async function goneOf(db: Db, agencyId: number): Promise<AgencyDetail['gone']> {
  const { rows } = await sql<AgencyDetail['gone']>`
    SELECT count(*) FILTER (WHERE contract = 1 AND status = ${sql.lit(LISTING_STATUS.sold)})::int AS sold,
           count(*) FILTER (WHERE contract = 2 AND status = ${sql.lit(LISTING_STATUS.sold)})::int AS rented,
           count(*) FILTER (WHERE withdrawn_at IS NOT NULL AND hidden_at IS NULL)::int AS withdrawn
    FROM listing
    WHERE agency_id = ${agencyId}::int AND status <> ${sql.lit(LISTING_STATUS.active)} AND ${IS_NO_AUCTION}
      AND updated_at > now() - interval '12 months'`.execute(db);
  return rows[0] ?? { sold: 0, rented: 0, withdrawn: 0 };
}
