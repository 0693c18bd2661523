export { contactRoutes } from './contact.routes';
export { CONTACT_TEXTS } from './contact-texts';
export { forgetOldMessages } from './contact.store';
