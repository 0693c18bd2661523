export { carryPushOn } from './carry-on';
export { queuePush, type PushOrder } from './queue-push';
