import type { Domain } from '../../platform/domain';
import { forgetOldMessages } from './contact.store';

export const contactDomain: Domain = { name: 'contact', forget: forgetOldMessages };
