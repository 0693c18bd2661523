export { addSitemaps, type SitemapDeps } from './sitemap.routes';
