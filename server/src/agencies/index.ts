export { findAgencyId, saveAgency, saveAgents, type AgencyInput, type AgentInput } from './agency.store';
export type { AgencyPlan, AgencyTables } from './agency.tables';
