export { agencySignUpRoutes } from './sign-up.routes';
export { forgetOldRequests } from './sign-up.store';
