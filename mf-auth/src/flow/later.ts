export { LoginView } from '../features/login';
export { RecoveryView } from '../features/recovery';
export { ResetView } from '../features/reset';
export { SecondStepView } from '../features/second-step';
export { SignupView } from '../features/signup';
