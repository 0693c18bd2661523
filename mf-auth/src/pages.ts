import { placesPage } from './features/places';

/** Pages by the names of their routes in `remote.config.ts`. */
export const pages = { places: placesPage };
