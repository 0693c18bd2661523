export { addProfile } from './profile.routes';
export { addSignInGate } from './sign-in-gate';
