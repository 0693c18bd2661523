export type { Words } from './words';
