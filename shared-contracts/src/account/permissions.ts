import type { UserType } from '../vocabulary';

/** What somebody may do in the name of an agency. */
export const PERMISSIONS = [
  /** Put ads in, and change and take back those that one has put in. */
  'publish-ads',
  /** The same with all ads of the agency. */
  'manage-ads',
  /** Read and answer what people write to the agency. */
  'answer-messages',
  /** How often ads are seen, and who asks. */
  'see-statistics',
  /** What the agency's page says. */
  'edit-agency',
  /** Invite people, give them roles, and remove them. */
  'manage-people',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What an account is to an agency: that of the agency itself, or one of the user types that act for one. */
export const AGENCY_ROLES = ['agency', 'delegate', 'agent', 'custom'] as const satisfies readonly (
  'agency' | UserType
)[];
export type AgencyRole = (typeof AGENCY_ROLES)[number];

/** Who may have permissions: a private user acts for no agency. */
export type Role = AgencyRole | 'user';

/** What each role may do; of `custom` each membership says it by itself. All questions of who may do what are answered here. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  user: [],
  agent: ['publish-ads', 'answer-messages'],
  delegate: ['publish-ads', 'manage-ads', 'answer-messages', 'see-statistics'],
  agency: PERMISSIONS,
  custom: [],
};

/** What may be chosen for a role of one's own: who gives roles can give themselves all others. */
export const CUSTOM_PERMISSIONS = PERMISSIONS.filter((permission) => permission !== 'manage-people');

/** What somebody with a role may do. @param chosen of a role of their own; all others leave it out */
export function permissionsOf(role: Role, chosen: readonly string[] = []): readonly Permission[] {
  return role === 'custom' ? CUSTOM_PERMISSIONS.filter((name) => chosen.includes(name)) : ROLE_PERMISSIONS[role];
}
