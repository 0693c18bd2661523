export { chooseDocuments, type DocumentChoice } from './choose-documents';
export { makeDemoDocument } from './make-demo-document';
