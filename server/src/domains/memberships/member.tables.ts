import type { AgencyRole } from '@kvadrat/contracts/account';
import type { Generated } from 'kysely';

interface AgencyMemberTable {
  agency_id: number;
  account_id: number;
  role: AgencyRole;
  /** Of the role `custom` alone. */
  permissions: Generated<string[]>;
  since: Date;
}

interface AgencyInviteTable {
  id: Generated<number>;
  agency_id: number;
  email: string;
  role: AgencyRole;
  permissions: Generated<string[]>;
  invited_at: Date;
}

declare module '../../platform/db/database' {
  interface Database {
    agency_member: AgencyMemberTable;
    agency_invite: AgencyInviteTable;
  }
}
