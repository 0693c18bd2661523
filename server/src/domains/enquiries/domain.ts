import type { Domain } from '../../platform/domain';
import { enquiryRoutes, type EnquiryRouteDeps } from './enquiry.routes';
import { forgetOldEnquiries } from './submission.store';

export const enquiriesDomain: Domain<EnquiryRouteDeps> = {
  name: 'enquiries',
  calls: enquiryRoutes,
  forget: forgetOldEnquiries,
};
