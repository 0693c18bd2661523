export { addSignInGate } from './sign-in-gate';
