import { Trans } from '@lingui/react/macro';
import type { Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { FRAME } from './frame-ids';
import styles from './frame.module.css';
import { WaysOn } from './ways-on';

/** Texts for failures in the browser; there is no catalogue to load when loading is what fails. */
export function FailureTemplates({ locale }: { locale: Locale }) {
  return (
    <>
      <template id={FRAME.note}>
        <div className={styles.note} role="status">
          <div className={styles.wrap}>
            <Trans>Dio stranice trenutačno ne radi, ali sadržaj i poveznice jesu tu.</Trans> <ReloadLink />
          </div>
        </div>
      </template>
      <template id={FRAME.fallback}>
        <div role="alert">
          <div className={`${styles.wrap} ${styles.notice}`}>
            <h1>
              <Trans>Stranica se nije učitala</Trans>
            </h1>
            <p>
              <Trans>Provjerite vezu s internetom pa pokušajte ponovno.</Trans>
            </p>
            <p>
              <ReloadLink />
            </p>
            <WaysOn locale={locale} />
          </div>
        </div>
      </template>
    </>
  );
}

/** The shell's script puts the page's own address in; until then it leads home. */
function ReloadLink() {
  return (
    <a href={PATHS.home} data-native="" data-reload="">
      <Trans>Pokušajte ponovno</Trans>
    </a>
  );
}
