export { readLandRuns } from './land-runs';
export { seaDistance } from './sea-distance';
