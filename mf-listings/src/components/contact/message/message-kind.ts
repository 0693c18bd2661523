import { apiAddress } from '@kvadrat/contracts/api';
import { leadSchema } from '@kvadrat/contracts/forms';
import type { EnquiryKind } from '../enquiry-act';

/** A message to who offers the ad. */
export const messageKind: EnquiryKind = {
  form: 'message',
  schema: leadSchema,
  post: (http, body, sent) => http.post(apiAddress('enquiries'), { ...body, reason: sent['reason'] ?? '' }),
};
