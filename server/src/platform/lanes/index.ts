export { askerOf, RANK, rankOf, type Asker } from './asker';
export { FairQueue, type FairQueueOptions, type LaneLoad, type Turn } from './fair-queue';
export { addHeavyLane, HEAVY } from './heavy-lane';
export { LaneRefused } from './lane-refused';
