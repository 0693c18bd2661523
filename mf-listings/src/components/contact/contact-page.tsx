import { useHref } from '@kvadrat/remote-kit';
import { FormPage } from '@kvadrat/remote-kit/form';
import type { EnquiryOutcome } from '@kvadrat/contracts/api';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import styles from './contact.module.css';

export interface ContactPageProps {
  title: string;
  lead: ReactNode;
  /** What the page leads back to; null where its contents do. */
  ad: EnquiryOutcome['ad'] | null;
  children: ReactNode;
}

/** A page on which two sides of an ad come together. */
export function ContactPage({ title, lead, ad, children }: ContactPageProps): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <FormPage way={{ label: t`Putanja`, home: t`Početna` }} title={title} lead={lead}>
      {children}
      {ad !== null && (
        <p>
          <a className={styles.back} href={href(ad.path)}>
            <Trans>Natrag na oglas</Trans>
          </a>
        </p>
      )}
    </FormPage>
  );
}
