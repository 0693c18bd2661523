export { analyse } from './analyse';
export { countForms, type CountForms } from './count-forms';
export { fold, words } from './fold';
export { keywordQuery, quoteLexeme } from './keyword-query';
