export { METRES_PER_DEGREE, readLandRuns, type LandFrame } from './land-runs';
export { seaDistance } from './sea-distance';
