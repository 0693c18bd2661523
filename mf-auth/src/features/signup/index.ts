export { SignupView } from './signup-view';
