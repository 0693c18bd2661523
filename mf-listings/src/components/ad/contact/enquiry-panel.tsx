import { useRemote } from '@kvadrat/remote-kit';
import type { SentEnquiry } from '@kvadrat/contracts/api';
import { enquiryPath } from '@kvadrat/contracts/paths';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { EnquiryKind } from '../../../components/contact/enquiry-act';
import type { EnquiryFormProps } from '../../../components/contact/use-enquiry-form';
import type { ContactFormProps } from './contact-way';
import { EnquirySent } from './enquiry-sent';
import styles from './contact.module.css';

export interface EnquiryPanelProps extends ContactFormProps {
  form: NonNullable<EnquiryKind['form']>;
  /** What it is about. */
  about: ReactNode;
  /** The form of the page at its address. */
  children: (props: Pick<EnquiryFormProps, 'route' | 'onSent'>) => ReactElement;
}

/** A form of an ad in a dialog over the ad, and what has become of it in its place. */
export function EnquiryPanel({ listing: { id }, onClose, form, about, children }: EnquiryPanelProps): ReactElement {
  const { locale } = useRemote();
  const [sent, setSent] = useState<{ state: SentEnquiry['state']; email: string } | null>(null);
  if (sent !== null) return <EnquirySent form={form} {...sent} onClose={onClose} />;
  const route = { name: form, params: { id: String(id) }, path: enquiryPath(id, form), search: '', locale };
  return (
    <div className={styles.panel}>
      <p className={styles.about}>{about}</p>
      {children({ route, onSent: ({ state }, email) => setSent({ state, email }) })}
    </div>
  );
}
