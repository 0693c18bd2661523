export type { SavedTables } from './saved.tables';
export { savedRoutes } from './saved.routes';
export { countSaved } from './count-saved';
