export { startDroppingChanged } from './drop-changed';
export type { Page, PageAnswer, Redirection } from './page-answer';
export type { Encoding } from './page-body';
export { keepable, served, StoredPages, type HowServed, type KeptAnswer, type Served } from './stored-pages';
