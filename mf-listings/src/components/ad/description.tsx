import type { Locale } from '@kvadrat/contracts/locales';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { keepUnits } from './keep-units';
import { splitText } from './split-text';
import facts from './facts/facts.module.css';
import styles from './ad.module.css';

/** The advertiser's words, always as text and never as HTML. A long text opens by the browser's own means. */
export function Description({ text, locale }: { text: string; locale: Locale }): ReactElement | null {
  const { start, rest } = splitText(text);
  if (start.length === 0) return null;
  return (
    <section className={facts.section} aria-labelledby="opis">
      <h2 id="opis">
        <Trans>Opis</Trans>
      </h2>
      <div className={styles.prose} lang={locale}>
        {paragraphs(start)}
      </div>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            <span className={styles.whenClosed}>
              <Trans>Prikaži cijeli opis</Trans>
            </span>
            <span className={styles.whenOpen}>
              <Trans>Prikaži manje</Trans>
            </span>
          </summary>
          <div className={styles.prose} lang={locale}>
            {paragraphs(rest)}
          </div>
        </details>
      )}
    </section>
  );
}

function paragraphs(texts: readonly string[]): ReactElement[] {
  return texts.map((text, index) => <p key={index}>{keepUnits(text)}</p>);
}
