export { inProcess, inThread } from './carrier';
export { QueueWorker } from './queue-worker';
export { serveTasks } from './serve-tasks';
