export { startDroppingChanged } from './drop-changed';
export type { Page, PageAnswer } from './page-answer';
export type { Encoding } from './page-body';
export { keepable, served, StoredPages, type HowServed, type Served } from './stored-pages';
