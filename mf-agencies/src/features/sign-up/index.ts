export { signUpPage } from './sign-up.page';
