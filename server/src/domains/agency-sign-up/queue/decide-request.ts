import type { RequestDecision } from '@kvadrat/contracts/forms';
import { slugify } from '@kvadrat/contracts/paths';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { findAgencyId, saveAgency, saveOffices } from '../../agencies/api';
import { placeDirectory, type Place, type PlaceDirectory } from '../../geography/api';
import { foundAgencyByMail } from '../../memberships/api';
import type { RequestState } from '../sign-up.tables';
import { queueRequestDecision } from './request-decision-mail';
import { findRequest, type StoredRequest } from './request-queue.store';

export interface RequestWish {
  reference: string;
  action: RequestDecision;
  reasons: string;
  author: string;
  /** State that whoever decides has seen. */
  seen: string;
}

/** `unknown`: there is no such request; `faster`: it was decided meanwhile. */
export type RequestOutcome = { state: RequestState } | { refused: 'unknown' | 'faster' };

const STATES: Readonly<Record<RequestDecision, RequestState>> = {
  approve: 'approved',
  ask: 'asked',
  refuse: 'refused',
};

/** What can be decided about a request as it is; what was approved or refused stays so. */
export function possibleRequestDecisions({ state }: Pick<StoredRequest, 'state'>): RequestDecision[] {
  return state === 'open' || state === 'asked' ? ['approve', 'ask', 'refuse'] : [];
}

/** Decides about a request: the decision, the agency it founds with its account, and the mails about it are one transaction. */
export async function decideRequest(
  db: Db,
  wish: RequestWish,
  { publicUrl, operator }: { publicUrl: () => string; operator: string },
): Promise<RequestOutcome> {
  const places = await placeDirectory(db);
  return db.transaction().execute(async (tx) => {
    // One after the other: two companies of one name must not found one agency.
    await sql`SELECT pg_advisory_xact_lock(hashtext('kvadrat.agency-request'))`.execute(tx);
    const request = await findRequest(tx, wish.reference);
    if (request === undefined) return { refused: 'unknown' };
    if (request.state !== wish.seen || !possibleRequestDecisions(request).includes(wish.action))
      return { refused: 'faster' };
    const state = STATES[wish.action];
    const founded = state === 'approved' ? await foundAgency(tx, request, townNamed(places, request.place)) : null;
    if (founded !== null) {
      const { email, locale } = request;
      await foundAgencyByMail(db, tx, publicUrl, { agencyId: founded.id, email, locale, now: new Date() });
    }
    await tx
      .updateTable('agency_request')
      .set({
        state,
        reasons: wish.reasons,
        author: wish.author,
        decided_at: sql<Date>`now()`,
        agency_id: founded?.id ?? null,
      })
      .where('id', '=', request.id)
      .execute();
    await queueRequestDecision(
      tx,
      { request, state, reasons: wish.reasons, slug: founded?.slug ?? null, origin: publicUrl() },
      operator,
    );
    return { state };
  });
}

/** Founds the agency of a request, with its seat as its office where the town is known. Its address is its name's, with a number where that is taken. */
async function foundAgency(
  tx: DbOrTransaction,
  request: StoredRequest,
  town: Place | null,
): Promise<{ id: number; slug: string }> {
  const { kind, company, oib, register_number: register, street, email, phone } = request;
  const base = slugify(company) || 'agencija';
  let slug = base;
  for (let number = 2; (await findAgencyId(tx, slug)) !== null; number += 1) slug = `${base}-${number}`;
  const id = await saveAgency(tx, {
    slug,
    name: company,
    type: kind,
    plan: 'free',
    licence: register === '' ? null : register,
    phone,
    email,
    placeId: town?.id ?? null,
    company,
    oib,
  });
  // Where in its town the street is, nobody has said.
  if (town !== null) await saveOffices(tx, id, [{ placeId: town.id, street, lat: town.lat, lng: town.lng, hours: [] }]);
  return { id, slug };
}

/** The town that is written so; null where there is none, or several. */
function townNamed({ places }: PlaceDirectory, name: string): Place | null {
  const written = name.trim().toLocaleLowerCase('hr');
  const [town, ...others] = places.filter(
    (place) => place.level === 'city' && place.name.toLocaleLowerCase('hr') === written,
  );
  return others.length === 0 ? (town ?? null) : null;
}
