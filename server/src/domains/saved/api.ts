export { savedRoutes } from './saved.routes';
export { countSaved } from './count-saved';
