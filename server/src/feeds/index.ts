export type { FeedTables } from './feed.tables';
export { runImport, type ImportDeps } from './run-import';
