export { LoginView } from '../features/login';
export { SignupView } from '../features/signup';
