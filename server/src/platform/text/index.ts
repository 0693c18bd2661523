export { countForms } from './count-forms';
export { cutText } from './cut-text';
export { fold, words } from './fold';
export { htmlToText } from './html-to-text';
export { indexDocument, type IndexedDocument, type Passage } from './index-document';
export { keywordPhrases, keywordQuery, soughtWords } from './keyword-query';
export { inLatin } from './names/latin-letters';
export { NameIndex, type Named, type NameMatch } from './names/name-index';
export { VOCABULARY_WORDS } from './vocabulary-words';
