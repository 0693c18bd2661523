export { addDocuments } from './document.routes';
export { documentsOf, fileDocuments } from './document.store';
export type { ListingDocumentTable } from './documents.tables';
export { hasPlanDocument } from './has-plan';
export { makeDocumentsAhead, type Make } from './make-documents';
