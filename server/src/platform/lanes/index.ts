export { FairQueue, type FairQueueOptions, type Turn } from './fair-queue';
export { LaneRefused } from './lane-refused';
export { RANK, rankOf, type Asker } from './asker';
