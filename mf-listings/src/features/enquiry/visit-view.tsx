import type { VisitOffer } from '@kvadrat/contracts/api';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { VisitForm } from '../../components/contact/visit/visit-form';
import { EnquiryView, type EnquiryViewProps } from './enquiry-view';

/** The page on which a visit is asked for. */
export function VisitView(props: EnquiryViewProps<VisitOffer>): ReactElement {
  const { t } = useLingui();
  return (
    <EnquiryView
      {...props}
      kind="in-person-visit"
      title={t`Zatražite razgled`}
      lead={({ title }) => t`Razgled nekretnine iz oglasa „${title}”. Oglašivač potvrđuje termin ili predlaže drugi.`}
    >
      {({ start, offer }) => (
        <VisitForm start={start} offer={offer} route={props.route} refused={props.refused} allDays />
      )}
    </EnquiryView>
  );
}
