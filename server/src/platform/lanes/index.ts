export { type Asker, askerOf, RANK } from './asker';
export { FairQueue, type LaneLoad } from './fair-queue';
export { LaneRefused } from './lane-refused';
export { FORM, HEAVY, isHeavy, isOfForm, letInByTurns } from './let-in-by-turns';
