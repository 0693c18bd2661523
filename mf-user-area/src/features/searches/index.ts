export { recentSearchesPage, searchesPage } from './searches.page';
