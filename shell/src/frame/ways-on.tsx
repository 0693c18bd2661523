import { Trans } from '@lingui/react/macro';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { searchPath } from '@kvadrat/contracts/search';
import styles from './ways-on.module.css';

/** Links out of a page that is not there. */
export function WaysOn({ locale }: { locale: Locale }) {
  return (
    <ul className={styles.ways}>
      <li>
        <a href={localizedPath(locale, PATHS.home)}>
          <Trans>Početna stranica</Trans>
        </a>
      </li>
      <li>
        <a href={localizedPath(locale, searchPath({ contract: 1, category: 1, place: null }))}>
          <Trans>Stanovi i kuće na prodaju</Trans>
        </a>
      </li>
      <li>
        <a href={localizedPath(locale, searchPath({ contract: 2, category: 1, place: null }))}>
          <Trans>Stanovi i kuće za najam</Trans>
        </a>
      </li>
    </ul>
  );
}
