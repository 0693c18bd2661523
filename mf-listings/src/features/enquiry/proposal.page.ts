import { definePage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { apiAddress, type ProposalBounds } from '@kvadrat/contracts/api';
import { enquiryAct } from '../../components/contact/enquiry-act';
import { proposalKind } from '../../components/contact/proposal/proposal-kind';
import { enquiryHead } from './enquiry-head';
import { loadEnquiry, type EnquiryData } from './load-enquiry';
import { ProposalView } from './proposal-view';

/** `/upit/{id}/cijena/`, where a price is proposed, with scripts and without. */
export const proposalPage = definePage<EnquiryData<ProposalBounds>>({
  load: (route, context) =>
    loadEnquiry(route, context, (id) => context.http.get(apiAddress('listings/{id}/proposals', { id }))),
  act: enquiryAct(proposalKind),
  head: enquiryHead('proposal'),
  Page: ProposalView,
  Skeleton: FormSkeleton,
});
