export { SharedSecret } from './shared-secret';
