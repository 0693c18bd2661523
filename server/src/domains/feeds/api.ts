export { runImport } from './run-import';
