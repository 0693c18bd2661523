import type { ProposalBounds } from '@kvadrat/contracts/api';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ProposalForm } from '../../components/contact/proposal/proposal-form';
import { EnquiryView, type EnquiryViewProps } from './enquiry-view';

/** The page on which a price is proposed. */
export function ProposalView(props: EnquiryViewProps<ProposalBounds>): ReactElement {
  const { t } = useLingui();
  return (
    <EnquiryView
      {...props}
      kind="price-proposal"
      title={t`Predložite cijenu`}
      lead={({ title }) =>
        t`Predlažete cijenu za nekretninu iz oglasa „${title}”. Oglašivač je može prihvatiti, odbiti ili odgovoriti porukom; vas ne obvezuje.`
      }
    >
      {({ start, offer }) => <ProposalForm start={start} bounds={offer} route={props.route} refused={props.refused} />}
    </EnquiryView>
  );
}
