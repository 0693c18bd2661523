import type { Domain } from '../../platform/domain';
import { experimentsRoutes, type ExperimentsServices } from './experiments.routes';

export const experimentsDomain: Domain<ExperimentsServices> = { name: 'experiments', calls: experimentsRoutes };
