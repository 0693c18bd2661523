import { useHref } from '@kvadrat/remote-kit';
import { LEGAL_PATHS, PATHS } from '@kvadrat/contracts/paths';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import styles from './related-pages.module.css';

/** Ways to the other pages of information. */
export function RelatedPages(): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const id = useId();
  const pages = [
    [PATHS.whoWeAre, t`Tko smo`],
    [LEGAL_PATHS.terms, t`Uvjeti korištenja`],
    [LEGAL_PATHS.privacy, t`Zaštita privatnosti`],
    [LEGAL_PATHS.cookies, t`Kolačići`],
  ] as const;
  return (
    <nav className={styles.related} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Povezane stranice</Trans>
      </h2>
      <ul>
        {pages.map(([path, title]) => (
          <li key={path}>
            <a href={href(path)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
