export { priceNoteRoutes } from './price-note.routes';
