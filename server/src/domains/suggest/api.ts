export { suggestRoutes } from './suggest.routes';
