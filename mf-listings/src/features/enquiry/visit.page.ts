import { definePage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { apiAddress, type VisitOffer } from '@kvadrat/contracts/api';
import { enquiryAct } from '../../components/contact/enquiry-act';
import { visitKind } from '../../components/contact/visit/visit-kind';
import { enquiryHead } from './enquiry-head';
import { loadEnquiry, type EnquiryData } from './load-enquiry';
import { VisitView } from './visit-view';

/** `/upit/{id}/razgled/`, where a visit is asked for, with scripts and without. */
export const visitPage = definePage<EnquiryData<VisitOffer>>({
  load: (route, context) =>
    loadEnquiry(route, context, (id) => context.http.get(apiAddress('listings/{id}/visits', { id }))),
  act: enquiryAct(visitKind),
  head: enquiryHead('visit'),
  Page: VisitView,
  Skeleton: FormSkeleton,
});
