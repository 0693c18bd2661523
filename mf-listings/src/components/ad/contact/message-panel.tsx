import type { LoadContext } from '@kvadrat/remote-kit';
import type { Locale } from '@kvadrat/contracts/locales';
import type { ComponentType } from 'react';
import { MessageForm } from '../../../components/contact/message/message-form';
import { startEnquiry } from '../../../components/contact/start-enquiry';
import type { ContactFormProps } from './contact-way';
import { EnquiryPanel } from './enquiry-panel';

/** The message form over the ad. */
export async function openMessage(
  id: number,
  locale: Locale,
  context: LoadContext,
): Promise<ComponentType<ContactFormProps>> {
  const start = await startEnquiry(id, locale, context);
  return (panel) => (
    <EnquiryPanel {...panel} form="message" about={panel.listing.title}>
      {(props) => <MessageForm {...props} start={start} />}
    </EnquiryPanel>
  );
}
