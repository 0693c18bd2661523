export { createPages, WARM_START_MS, type CreatedPages, type PageDeps } from './create-pages';
