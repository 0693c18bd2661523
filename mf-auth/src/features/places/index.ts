export { placesPage } from './places.page';
