import { Trans } from '@lingui/react/macro';
import type { Locale } from '@kvadrat/contracts/locales';
import frame from './frame.module.css';
import { FRAME } from './frame-ids';
import styles from './notices.module.css';
import { Retry } from './retry';
import { WaysOn } from './ways-on';

/** Texts for failures in the browser; there is no catalogue to load when loading is what fails. */
export function FailureTemplates({ locale }: { locale: Locale }) {
  return (
    <>
      <template id={FRAME.note}>
        <div className={styles.note} role="status">
          <div className={frame.wrap}>
            <Trans>Dio stranice trenutačno ne radi, ali sadržaj i poveznice jesu tu.</Trans> <Retry />
          </div>
        </div>
      </template>
      <template id={FRAME.fallback}>
        <div role="alert">
          <div className={`${frame.wrap} ${styles.notice}`}>
            <h1>
              <Trans>Stranica se nije učitala</Trans>
            </h1>
            <p>
              <Trans>Provjerite vezu s internetom pa pokušajte ponovno.</Trans>
            </p>
            <p>
              <Retry />
            </p>
            <WaysOn locale={locale} />
          </div>
        </div>
      </template>
      <template id={FRAME.offline}>
        <div className={styles.offline} role="alert">
          <p>
            <Trans>
              Nema veze s internetom. Ova stranica ostaje otvorena, a nova će se otvoriti kad se veza vrati.
            </Trans>
          </p>
          <button type="button">
            <Trans>Pokušajte ponovno</Trans>
          </button>
        </div>
      </template>
    </>
  );
}
