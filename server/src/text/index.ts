export { analyse } from './analyse';
export { fold, words } from './fold';
export { keywordQuery } from './keyword-query';
