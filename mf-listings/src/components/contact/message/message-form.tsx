import { useWords } from '@kvadrat/remote-kit';
import { fieldPlace } from '@kvadrat/remote-kit/form';
import { CONTACT_REASONS } from '@kvadrat/contracts/vocabulary';
import { Select } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { EnquiryFrame } from '../enquiry-frame';
import { useEnquiryForm, type EnquiryFormProps } from '../use-enquiry-form';
import { messageKind } from './message-kind';

/** Writes to the advertiser: six reasons, the first one chosen, e-mail and phone both needed. */
export function MessageForm(props: EnquiryFormProps): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const form = useEnquiryForm(messageKind, props);
  return (
    <EnquiryFrame
      form={form}
      kind="message"
      adId={props.start.ad.id}
      refused={props.refused}
      own={['reason']}
      send={t`Pošalji poruku`}
    >
      <div id={fieldPlace('reason')}>
        <Select
          label={t`Razlog`}
          options={CONTACT_REASONS.map((reason) => ({ value: reason, label: word('contactReasons', reason) }))}
          {...form.field('reason')}
        />
      </div>
    </EnquiryFrame>
  );
}
