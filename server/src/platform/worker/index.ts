export { inProcess, inThread } from './carrier';
export { WorkerQueue } from './worker-queue';
export { serveTasks } from './serve-tasks';
