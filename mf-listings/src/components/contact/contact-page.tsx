import type { EnquiryOutcome } from '@kvadrat/contracts/api';
import { PATHS } from '@kvadrat/contracts/paths';
import { Breadcrumbs, Container } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useHref } from '../../lib/use-href';
import styles from './contact-page.module.css';

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
    <Container className={styles.page}>
      <Breadcrumbs label={t`Putanja`} steps={[{ label: t`Početna`, href: href(PATHS.home) }, { label: title, href: null }]} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.body}>
        {children}
        {ad !== null && <p><a className={styles.back} href={href(ad.path)}><Trans>Natrag na oglas</Trans></a></p>}
      </div>
    </Container>
  );
}
