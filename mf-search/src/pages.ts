import { homePage } from './features/home';
import { listPage } from './features/list';

/** Pages by the names of their routes in `remote.config.ts`. */
export const pages = { home: homePage, list: listPage };
