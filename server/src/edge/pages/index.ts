export { addActs } from './act.routes';
export { createPages, WARM_START_MS, type PageDeps } from './create-pages';
export { addPages, type PreparePage } from './page.routes';
export type { ShellPage } from './page-composer';
export type { FileTaker } from './read-multipart';
