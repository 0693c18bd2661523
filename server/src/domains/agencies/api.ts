export {
  agencyContact,
  agencyName,
  findAgencyId,
  noteAgencyContact,
  noteAgents,
  saveAgency,
  saveAgents,
  type AgencyContact,
} from './agency.store';
export type { AgencyPlan } from './agency.tables';
