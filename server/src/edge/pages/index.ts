export { createPages, WARM_START_MS, type PageDeps } from './create-pages';
