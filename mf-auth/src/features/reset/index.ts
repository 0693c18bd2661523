export { ResetView } from './reset-view';
