export { addDocuments, type DocumentOptions } from './document.routes';
export { documentPath, documentsOf, fileDocuments } from './document.store';
export type { DocumentTables, ListingDocumentTable } from './documents.tables';
export { makeDocumentsAhead, type Make } from './make-documents';
