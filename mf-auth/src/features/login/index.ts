export { LoginView } from './login-view';
