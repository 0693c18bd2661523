import type { Domain } from '../../platform/domain';
import { type ContactOptions, contactRoutes } from './contact.routes';
import { forgetOldMessages } from './contact.store';

export const contactDomain: Domain<ContactOptions> = {
  name: 'contact',
  calls: contactRoutes,
  forget: forgetOldMessages,
};
