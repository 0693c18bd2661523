import type { Domain } from '../../platform/domain';
import { agencyContactRoutes, type AgencyContactOptions } from './agency-contact.routes';
import { forgetOldAgencyMessages } from './agency-message.store';

export const agencyContactDomain: Domain<AgencyContactOptions> = {
  name: 'agency-contact',
  calls: agencyContactRoutes,
  forget: forgetOldAgencyMessages,
};
