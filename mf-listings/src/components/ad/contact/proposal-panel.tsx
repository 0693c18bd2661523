import { useFormat } from '@kvadrat/remote-kit';
import type { LoadContext } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactElement } from 'react';
import { ProposalForm } from '../../../components/contact/proposal/proposal-form';
import { startEnquiry } from '../../../components/contact/start-enquiry';
import type { ContactFormProps } from './contact-way';
import { EnquiryPanel } from './enquiry-panel';

/** The form of a price over the ad. */
export async function openProposal(
  id: number,
  locale: Locale,
  context: LoadContext,
): Promise<ComponentType<ContactFormProps>> {
  const [start, bounds] = await Promise.all([
    startEnquiry(id, locale, context),
    context.http.get(apiAddress('listings/{id}/proposals', { id })),
  ]);
  return (panel) => (
    <EnquiryPanel {...panel} form="proposal" about={<AskedPrice listing={panel.listing} />}>
      {(props) => <ProposalForm {...props} start={start} bounds={bounds} />}
    </EnquiryPanel>
  );
}

function AskedPrice({ listing: { title, price } }: Pick<ContactFormProps, 'listing'>): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  return <>{price.value === null ? title : t`${title}, traži se ${format.money(price.value)}`}</>;
}
