export { WakeUp } from './wake-up';
