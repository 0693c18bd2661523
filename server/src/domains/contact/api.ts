export { addContact } from './contact.routes';
export { forgetOldMessages } from './contact.store';
