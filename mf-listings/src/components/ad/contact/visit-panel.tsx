import type { LoadContext } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { ComponentType } from 'react';
import { startEnquiry } from '../../../components/contact/start-enquiry';
import { VisitForm } from '../../../components/contact/visit/visit-form';
import type { ContactFormProps } from './contact-way';
import { EnquiryPanel } from './enquiry-panel';

/** The form of a visit over the ad, with the times that are free now. */
export async function openVisit(
  id: number,
  locale: Locale,
  context: LoadContext,
): Promise<ComponentType<ContactFormProps>> {
  const [start, offer] = await Promise.all([
    startEnquiry(id, locale, context),
    context.http.get(apiAddress('listings/{id}/visits', { id })),
  ]);
  return (panel) => (
    <EnquiryPanel {...panel} form="visit" about={panel.listing.title}>
      {(props) => <VisitForm {...props} start={start} offer={offer} />}
    </EnquiryPanel>
  );
}
