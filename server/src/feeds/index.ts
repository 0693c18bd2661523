export type { FeedTables } from './feed.tables';
