import { Trans, useLingui } from '@lingui/react/macro';
import { localizedPath, LOCALES, LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { FrameRequest } from '@kvadrat/contracts/remote';
import { searchPath } from '@kvadrat/contracts/search';
import { FRAME } from './frame-ids';
import styles from './frame.module.css';

/** The two lists the portal opens with: homes for sale and to let. */
const SALE = searchPath({ contract: 1, category: 1, place: null });
const RENT = searchPath({ contract: 2, category: 1, place: null });

export function Header({ request: { locale, path, search } }: { request: FrameRequest }) {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <div className={`${styles.wrap} ${styles.bar}`}>
        <a className={styles.logo} href={localizedPath(locale, PATHS.home)} aria-label={t`Kvadrat, početna`}>
          Kvadrat
          <svg className={styles.exponent} viewBox="0 0 8 8" aria-hidden="true">
            <path d="M0 0h8v8H0z" />
          </svg>
        </a>
        <nav className={styles.nav} aria-label={t`Glavna navigacija`}>
          <a href={localizedPath(locale, SALE)}>
            <Trans>Prodaja</Trans>
          </a>
          <a href={localizedPath(locale, RENT)}>
            <Trans>Najam</Trans>
          </a>
        </nav>
        <details id={FRAME.languages} className={styles.languages}>
          <summary aria-label={`${locale.toUpperCase()}, ${t`Jezik: ${LOCALE_DETAILS[locale].name}`}`}>{locale.toUpperCase()}</summary>
          <ul>
            {LOCALES.map((other) => (
              <li key={other}>
                <a
                  href={`${localizedPath(other, encodeURI(path))}${search}`}
                  hrefLang={other}
                  lang={other}
                  aria-current={other === locale ? 'true' : undefined}
                >
                  {LOCALE_DETAILS[other].name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </header>
  );
}
