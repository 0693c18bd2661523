export { saveAbout, saveOffices, type OfficeInput } from './agency-presence.store';
export {
  agencyContact,
  agencyName,
  agencySlugs,
  findAgencyId,
  noteAgencyContact,
  noteAgents,
  saveAgency,
  saveAgents,
  type AgencyContact,
} from './agency.store';
export type { AgencyPlan, OfficeHours } from './agency.tables';
