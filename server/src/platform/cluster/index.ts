export type { Order, StartFailure } from './messages';
export { ProcessKeeper } from './process-keeper';
export { alone, type Peers } from './peers';
export { WorkerLink } from './worker-link';
