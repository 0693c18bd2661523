export { addMetrics } from './add-metrics';
export { PortalMetrics } from './portal-metrics';
