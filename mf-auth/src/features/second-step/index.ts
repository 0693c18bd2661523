export { SecondStepView } from './second-step-view';
