export { addContact } from './contact.routes';
export { forgetOldMessages } from './contact.store';
export type { ContactTables } from './contact.tables';
