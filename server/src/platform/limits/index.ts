export { addLimiter, limitNetwork } from './add-limiter';
export { forgetCounts } from './call-counter';
export { type CallLimits, DAY, defineLimits, HOUR, MINUTE, type NamedLimits, PROOF_FACTOR } from './limit';
export { LimitError } from './limit-error';
export { type Caller, createLimiter, type Limiter, ownLimiter } from './limiter';
export { networkOf } from './network-of';
export type { LimitTables } from './limit.tables';
