export { RecoveryView } from './recovery-view';
