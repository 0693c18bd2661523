export { addSitemaps } from './sitemap.routes';
