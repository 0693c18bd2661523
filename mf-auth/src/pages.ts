import { authPage } from './features/page';

/** Pages by the names of their routes in `remote.config.ts`. */
export const pages = { auth: authPage };
