import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { MessageForm } from '../../components/contact/message/message-form';
import { EnquiryView, type EnquiryViewProps } from './enquiry-view';

/** The page on which the advertiser of an ad is written to. */
export function MessageView(props: EnquiryViewProps<null>): ReactElement {
  const { t } = useLingui();
  return (
    <EnquiryView
      {...props}
      kind="message"
      title={t`Poruka oglašivaču`}
      lead={({ title }) => t`Pišete oglašivaču oglasa „${title}”.`}
    >
      {({ start }) => <MessageForm start={start} route={props.route} refused={props.refused} />}
    </EnquiryView>
  );
}
