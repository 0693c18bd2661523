import { Trans, useLingui } from '@lingui/react/macro';
import { apiAddress } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import { LEGAL_PATHS } from '@kvadrat/contracts/paths';
import {
  CONSENT_NOTICE_ID,
  CONSENT_SCRIPT,
  CONSENT_SHEET,
  CONSENT_VERSION,
  type ConsentMethod,
  type FrameRequest,
} from '@kvadrat/contracts/remote';
import frame from '../frame/frame.module.css';
import { asksOn } from './asks-on';
import styles from './consent-notice.module.css';

/**
 * Asks what may be stored. It stands hidden in every page, as pages are the same for everybody: a script of its own shows it to who has
 * not chosen, before the first paint; without scripts a sheet does. Its form needs no script either.
 */
export function ConsentNotice({ request: { locale, path } }: { request: FrameRequest }) {
  const { t } = useLingui();
  if (!asksOn(path)) return null;
  return (
    <>
      <section
        id={CONSENT_NOTICE_ID}
        className={styles.notice}
        aria-label={t`Kolačići`}
        data-saved={t`Izbor je spremljen.`}
        data-change={t`Promijeni`}
        data-failed={t`Izbor nije spremljen. Pokušajte ponovno.`}
        hidden
      >
        <div className={`${frame.wrap} ${styles.inside}`}>
          <p>
            <Trans>Nužni kolačići drže vas prijavljenima. Mjerenje posjeta i ostalo radi samo uz vaš pristanak.</Trans>{' '}
            <a href={localizedPath(locale, LEGAL_PATHS.cookies)}>
              <Trans>Više o kolačićima</Trans>
            </a>
          </p>
          <form className={styles.ways} action={apiAddress('consent')} method="post">
            <input type="hidden" name="version" value={CONSENT_VERSION} />
            <input type="hidden" name="locale" value={locale} />
            <Way choice="refuse" label={t`Odbij sve`} />
            <Way choice="accept" label={t`Prihvati sve`} />
            <a className={styles.way} href={localizedPath(locale, LEGAL_PATHS.consent)}>
              <Trans>Postavke</Trans>
            </a>
          </form>
        </div>
      </section>
      <script dangerouslySetInnerHTML={{ __html: CONSENT_SCRIPT }} />
      <noscript dangerouslySetInnerHTML={{ __html: `<link rel="stylesheet" href="${CONSENT_SHEET}">` }} />
    </>
  );
}

function Way({ choice, label }: { choice: ConsentMethod; label: string }) {
  return (
    <button className={styles.way} name="choice" value={choice}>
      {label}
    </button>
  );
}
