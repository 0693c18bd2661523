export { eraseEvents } from './forget-events';
