export { runWorker, startPortal } from './start-portal';
