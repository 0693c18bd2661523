export { addMetrics } from './add-metrics';
export type { MetricsDoor } from './may-read-metrics';
export { PortalMetrics } from './portal-metrics';
