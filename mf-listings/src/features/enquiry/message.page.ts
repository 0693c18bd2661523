import { definePage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { enquiryAct } from '../../components/contact/enquiry-act';
import { messageKind } from '../../components/contact/message/message-kind';
import { enquiryHead } from './enquiry-head';
import { loadEnquiry, type EnquiryData } from './load-enquiry';
import { MessageView } from './message-view';

/** `/upit/{id}/`, where the advertiser of an ad is written to, with scripts and without. */
export const messagePage = definePage<EnquiryData>({
  load: (route, context) => loadEnquiry(route, context, () => Promise.resolve(null)),
  act: enquiryAct(messageKind),
  head: enquiryHead('message'),
  Page: MessageView,
  Skeleton: FormSkeleton,
});
