export { addSearchFeed } from './search-feed.routes';
