export { findAgencyId, saveAgency, saveAgents } from './agency.store';
export type { AgencyPlan, AgencyTables } from './agency.tables';
