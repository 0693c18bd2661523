export type { FeedTables } from './feed.tables';
export { runImport } from './run-import';
