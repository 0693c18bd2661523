import { useFormat } from '@kvadrat/remote-kit';
import { fieldPlace, FormNote } from '@kvadrat/remote-kit/form';
import type { ProposalBounds } from '@kvadrat/contracts/api';
import { tidyNumber } from '@kvadrat/contracts/numbers';
import { NumberField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { EnquiryFrame } from '../enquiry-frame';
import { useEnquiryForm, type EnquiryFormProps } from '../use-enquiry-form';
import { proposalKind } from './proposal-kind';

/** Proposes a price in the number forms of any of our languages. */
export function ProposalForm({
  bounds: { least, most },
  ...props
}: EnquiryFormProps & { bounds: ProposalBounds }): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const form = useEnquiryForm(proposalKind, props, {
    problem(field, rule) {
      if (field !== 'amount' || rule === 'max-length') return undefined;
      return rule === 'range'
        ? t`Upišite iznos od ${format.money(least)} do ${format.money(most)}.`
        : t`Upišite iznos u eurima, na primjer ${format.number(235_000)}.`;
    },
  });
  const note = (
    <FormNote>
      <Trans>Prijedlog vas ne obvezuje: o kupnji ili najmu dogovarate se dalje.</Trans>
    </FormNote>
  );
  return (
    <EnquiryFrame
      form={form}
      kind="proposal"
      adId={props.start.ad.id}
      refused={props.refused}
      own={['amount']}
      send={t`Pošalji prijedlog`}
      note={note}
    >
      <div id={fieldPlace('amount')}>
        <NumberField
          label={t`Vaša cijena`}
          hint={t`U eurima, na primjer ${format.number(235_000)}.`}
          inputMode="decimal"
          suffix="€"
          tidy={tidyNumber(format.number)}
          required
          {...form.field('amount')}
        />
      </div>
    </EnquiryFrame>
  );
}
