export { explainFeeds } from './explain-feeds';
export { runImport } from './run-import';
