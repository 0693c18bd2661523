export { inProcess, inThread } from './carrier';
export { liveWithOwner } from './live-with-owner';
export { WorkerQueue } from './worker-queue';
export { serveTasks } from './serve-tasks';
