export { addDocuments } from './document.routes';
export { documentsOf, fileDocuments } from './document.store';
export type { ListingDocumentTable } from './documents.tables';
export { makeDocumentsAhead, type Make } from './make-documents';
