import type { Locale } from '@kvadrat/contracts/locales';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './ad.module.css';

/** The advertiser's words, always as text and never as HTML (O-23). */
export function Description({ text, locale }: { text: string; locale: Locale }): ReactElement | null {
  const paragraphs = text.split('\n').map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== '');
  if (paragraphs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="opis">
      <h2 id="opis"><Trans>Opis</Trans></h2>
      <div className={styles.prose} lang={locale}>
        {paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)}
      </div>
    </section>
  );
}
