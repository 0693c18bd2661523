import { permissionsOf } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { memberSchema, newMemberSchema } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import { Type } from 'typebox';
import { checkFields, WrongFields } from '../../platform/forms';
import { cleanEmail } from '../../platform/mailbox';
import { reference } from '../../platform/schema';
import { mustMay } from './acts-for';
import { endInvite, invite } from './agency-invites';
import { changePlace, readAgencies, removeMember, type Place } from './member.store';
import { ActingBody, AgencyParams, InviteParams, MemberParams, MemberPlace, NewMember } from './memberships.schema';
import type { MembershipScope } from './memberships-scope';

const CALL = '/api-next/user/agencies/';
const refusals = {
  400: reference('ApiError'),
  401: reference('ApiError'),
  403: reference('ApiError'),
  404: reference('ApiError'),
  409: reference('ApiError'),
  429: reference('ApiError'),
};
const tags = ['memberships'];
const NOTHING = { 204: Type.Null(), ...refusals };
const FORM_ANSWER = { ...NOTHING, 422: reference('RefusedFields') };

interface WantedPlace {
  role: string;
  permissions?: string[];
}

/** `…/user/agencies/…`: the agencies somebody acts for, and their people. */
export function addPeopleRoutes(scope: MembershipScope): void {
  addReading(scope);
  addActing(scope);
  addInviting(scope);
  addChanging(scope);
}

function addReading({ app, db, accounts, reader }: MembershipScope): void {
  app.get(
    CALL,
    {
      schema: {
        operationId: 'readOwnAgencies',
        summary: 'Agencies that who is signed in acts for, and their people',
        tags,
        response: { 200: reference('OwnAgencies'), 401: reference('ApiError') },
      },
    },
    async (request) => {
      const agencies = await readAgencies(db, (await reader(request)).id);
      return {
        actingFor: await accounts.actingFor(request),
        agencies: agencies.map(({ people, invites, ...agency }) => {
          const manages = agency.permissions.includes('manage-people');
          const owners = people.filter(({ role }) => role === 'agency').length;
          return {
            ...agency,
            people: people.map((person) => ({
              ...person,
              email: manages || person.own ? person.email : '',
              removable: person.role !== 'agency' || owners > 1,
            })),
            invites: manages ? invites : [],
          };
        }),
      };
    },
  );
}

function addActing({ app, db, accounts, writer }: MembershipScope): void {
  app.put<{ Body: { agencyId: number | null } }>(
    '/api-next/user/acting/',
    {
      schema: {
        operationId: 'actForAgency',
        summary: 'Says for whom this browser acts from now on: an agency, or null for oneself',
        tags,
        body: ActingBody,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      const { id } = await writer(request);
      const { agencyId } = request.body;
      await db.transaction().execute(async (tx) => {
        if (agencyId !== null) await mustBePerson(tx, id, agencyId);
        await accounts.actFor(request, tx, agencyId);
      });
      return reply.code(204).send();
    },
  );
}

/** Held until the end of the transaction: whoever is removed meanwhile waits. @throws AppError `not-found` */
async function mustBePerson(tx: MembershipScope['db'], accountId: number, agencyId: number): Promise<void> {
  const found = await tx
    .selectFrom('agency_member')
    .select('role')
    .where('agency_id', '=', agencyId)
    .where('account_id', '=', accountId)
    .forShare()
    .executeTakeFirst();
  if (found === undefined) throw new AppError('not-found', 'there is no such agency of yours');
}

function addInviting({ app, db, now, keys, accounts, publicUrl, writer }: MembershipScope): void {
  app.post<{ Params: { id: number }; Body: WantedPlace & { email: string; locale: Locale } }>(
    `${CALL}:id/invites/`,
    {
      schema: {
        operationId: 'inviteToAgency',
        summary: 'Invites somebody by mail to act for an agency',
        tags,
        params: AgencyParams,
        body: NewMember,
        response: FORM_ANSWER,
      },
    },
    async (request, reply) => {
      const account = await writer(request);
      const { id: agencyId } = request.params;
      await mustMay(db, account.id, agencyId, 'manage-people');
      // Else anybody could have the portal write to anybody.
      if (account.email_verified_at === null)
        throw new AppError('forbidden', 'prove your own address first', { status: 403 });
      const { locale, ...said } = request.body;
      const checked = checkFields(['email', 'role'], newMemberSchema, { email: said.email, role: said.role });
      if ('problems' in checked) throw new WrongFields(checked.problems);
      const email = cleanEmail(checked.value.email);
      if (!(await accounts.mayMail(request, email))) throw new AppError('rate-limited', 'too many mails');
      const by = `${account.first_name} ${account.last_name}`.trim() || account.email;
      await db
        .transaction()
        .execute((tx) =>
          invite(tx, { keys, publicUrl }, { agencyId, email, ...placeOf(said), by, locale, now: now() }),
        );
      return reply.code(204).send();
    },
  );
  app.delete<{ Params: { id: number; invite: number } }>(
    `${CALL}:id/invites/:invite/`,
    {
      schema: {
        operationId: 'endAgencyInvite',
        summary: 'Takes an invitation back',
        tags,
        params: InviteParams,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      const { id, invite: inviteId } = request.params;
      await mustMay(db, (await writer(request)).id, id, 'manage-people');
      await endInvite(db, id, inviteId);
      return reply.code(204).send();
    },
  );
}

function addChanging({ app, db, now, writer }: MembershipScope): void {
  app.put<{ Params: { id: number; uuid: string }; Body: WantedPlace }>(
    `${CALL}:id/people/:uuid/`,
    {
      schema: {
        operationId: 'changeAgencyRole',
        summary: 'Gives one of an agency’s people another role; never takes away its last own account',
        tags,
        params: MemberParams,
        body: MemberPlace,
        response: FORM_ANSWER,
      },
    },
    async (request, reply) => {
      const { id, uuid } = request.params;
      await mustMay(db, (await writer(request)).id, id, 'manage-people');
      await changePlace(db, id, uuid, placeOf(request.body), now());
      return reply.code(204).send();
    },
  );
  app.delete<{ Params: { id: number; uuid: string } }>(
    `${CALL}:id/people/:uuid/`,
    {
      schema: {
        operationId: 'removeFromAgency',
        summary: 'Takes somebody out of an agency, or oneself; never its last own account',
        tags,
        params: MemberParams,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      const account = await writer(request);
      const { id, uuid } = request.params;
      if (uuid !== account.uuid) await mustMay(db, account.id, id, 'manage-people');
      await removeMember(db, id, uuid);
      return reply.code(204).send();
    },
  );
}

/** @throws WrongFields for a role that there is not */
function placeOf({ role, permissions = [] }: WantedPlace): Place {
  const checked = checkFields(['role'], memberSchema, { role });
  if ('problems' in checked) throw new WrongFields(checked.problems);
  return { role: checked.value.role as Place['role'], permissions: permissionsOf('custom', permissions) };
}
