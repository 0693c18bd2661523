import { useLingui } from '@lingui/react/macro';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import styles from './logo.module.css';

/** The word and its exponent, a small square, as in m². */
export function Logo({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  return (
    <a className={styles.logo} href={localizedPath(locale, PATHS.home)} aria-label={t`kvadrat, početna`}>
      kvadrat
      <svg className={styles.exponent} viewBox="0 0 8 8" aria-hidden="true">
        <path d="M0 0h8v8H0z" />
      </svg>
    </a>
  );
}
