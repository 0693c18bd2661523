export { signOutPage } from './sign-out.page';
