export { runWorker, startPortal, type Portal, type PortalConsole } from './start-portal';
