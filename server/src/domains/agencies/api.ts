export { findAgencyId, saveAgency, saveAgents } from './agency.store';
export type { AgencyPlan } from './agency.tables';
