import { adPage } from './features/ad';

/** Pages by the names of their routes in `remote.config.ts`. */
export const pages = { ad: adPage };
