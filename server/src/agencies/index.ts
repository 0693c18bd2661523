export { findAgencyId, saveAgency, type AgencyInput } from './agency.store';
export type { AgencyPlan, AgencyTables } from './agency.tables';
