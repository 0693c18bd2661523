export { countListings } from './count-listings';
export { projectOutbox } from './read-model/project-outbox';
export { startReadModelWorker, type ReadModelWorker } from './read-model/read-model-worker';
export { rebuildReadModel } from './read-model/rebuild-read-model';
export { searchList } from './search-list';
export { searchRoutes } from './search.routes';
export type { SearchTables } from './search.tables';
