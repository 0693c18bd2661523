export { countForms, type CountForms } from './count-forms';
export { documentVector, type Passage } from './document-vector';
export { fold, words } from './fold';
export { keywordQuery, soughtWords, type SoughtWord } from './keyword-query';
export { inLatin } from './names/latin-letters';
export { NameIndex, type Named, type NameMatch } from './names/name-index';
