export { askerOf, RANK, rankOf, type Asker } from './asker';
export { FairQueue, type FairQueueOptions, type LaneLoad, type Turn } from './fair-queue';
export { LaneRefused } from './lane-refused';
export { FORM, HEAVY, isHeavy, letInByTurns } from './let-in-by-turns';
