import { AGENCY_ROLES, PERMISSIONS } from '@kvadrat/contracts/account';
import { LOCALES } from '@kvadrat/contracts/locales';
import { Type } from 'typebox';
import { Id, nullable, oneOf, Uuid } from '../../platform/schema';

const role = oneOf(AGENCY_ROLES, '`agency` is the account of the agency itself.');
const permissions = Type.Array(oneOf(PERMISSIONS), { description: 'What may be done in the name of the agency.' });
/** Of who is to have a role; what is not a role's or a permission's name is refused with its field. */
const wanted = {
  role: Type.String({ maxLength: 20 }),
  permissions: Type.Optional(
    Type.Array(Type.String({ maxLength: 30 }), { maxItems: 20, description: 'Of the role `custom` alone.' }),
  ),
};

export const NewMember = Type.Object({
  ...wanted,
  email: Type.String({ maxLength: 320 }),
  locale: oneOf(LOCALES, 'Of the mail.'),
});
export const MemberPlace = Type.Object(wanted);
/** As the database counts agencies. */
const AgencyId = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });
export const AgencyParams = Type.Object({ id: AgencyId });
export const MemberParams = Type.Object({ id: AgencyId, uuid: Uuid });
export const InviteParams = Type.Object({
  id: AgencyId,
  invite: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});
export const InviteQuery = Type.Object({ veza: Type.String({ maxLength: 100, description: 'Key of the link.' }) });
export const JoinBody = Type.Object({ link: Type.String({ maxLength: 100 }) });
export const ActingBody = Type.Object({ agencyId: nullable(AgencyId) });

/** Answers of the calls of memberships, by their names in the API's description. */
export const membershipSchemas = {
  OwnAgencies: Type.Object({
    actingFor: nullable(Type.Integer({ description: 'Id of the agency that this browser acts for.' })),
    agencies: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        role,
        permissions,
        people: Type.Array(
          Type.Object({
            uuid: Type.String(),
            name: Type.String(),
            email: Type.String({ description: 'Empty for those who may not manage people.' }),
            role,
            permissions,
            own: Type.Boolean({ description: 'Who calls.' }),
            removable: Type.Boolean({ description: 'False for the last account of the agency itself.' }),
          }),
        ),
        invites: Type.Array(Type.Object({ id: Id, email: Type.String(), role, permissions }), {
          description: 'Invitations nobody has taken yet; told to those who may manage people.',
        }),
      }),
      { description: 'Those the caller is one of the people of, by their names.' },
    ),
  }),
  AgencyInvite: Type.Object({ agency: Type.String({ description: 'What it is called.' }), role }),
  JoinedAgency: Type.Object({ agencyId: Id, role }),
};
