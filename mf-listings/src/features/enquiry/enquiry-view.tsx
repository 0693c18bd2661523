import type { EnquiryOutcome } from '@kvadrat/contracts/api';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import type { ReactElement } from 'react';
import { ContactPage } from '../../components/contact/contact-page';
import { EnquiryDone } from '../../components/contact/enquiry-done';
import { NoSuchAd } from '../../components/no-such-ad';
import type { EnquiryData } from './load-enquiry';

export interface EnquiryViewProps<Offer> {
  data: EnquiryData<Offer>;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}

interface EnquiryParts<Offer> {
  kind: EnquiryOutcome['kind'];
  title: string;
  /** Plain text: a title that looks like a tag is none. */
  lead: (ad: EnquiryOutcome['ad']) => string;
  children: (found: NonNullable<EnquiryData<Offer>['found']>) => ReactElement;
}

/** The page of a form of an ad: the form, or what has become of it. */
export function EnquiryView<Offer>({
  data: { found, sent },
  kind,
  title,
  lead,
  children,
}: EnquiryViewProps<Offer> & EnquiryParts<Offer>): ReactElement {
  if (found === null) return <NoSuchAd />;
  const { ad } = found.start;
  return (
    <ContactPage title={title} lead={lead(ad)} ad={sent === null ? ad : null}>
      {sent === null ? children(found) : <EnquiryDone state={sent} kind={kind} ad={ad} />}
    </ContactPage>
  );
}
