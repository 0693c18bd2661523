import { useLingui } from '@lingui/react/macro';
import { localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { FrameRequest } from '@kvadrat/contracts/remote';
import { Account } from './account';
import { NAVIGATION, OWN_THINGS, PUBLISH, withPage } from './entries';
import { EntryLink } from './entry-link';
import frame from './frame.module.css';
import { Glyph } from './glyph';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { MainMenu } from './main-menu';

/** Shows only what has a page: other entries come with the release that declares their route. */
export function Header({ request }: { request: FrameRequest }) {
  const { t } = useLingui();
  const { locale, path, paths } = request;
  return (
    <header className={styles.header}>
      <div className={`${frame.wrap} ${styles.bar}`}>
        <Logo locale={locale} />
        <nav className={styles.nav} aria-label={t`Glavna navigacija`}>
          {withPage(NAVIGATION, paths).map((entry) => (
            <EntryLink key={entry.path} entry={entry} request={request} className={styles.link} />
          ))}
        </nav>
        <div className={styles.end}>
          <a
            className={styles.search}
            href={localizedPath(locale, PATHS.home)}
            aria-label={t`Nova pretraga`}
            aria-current={path === PATHS.home ? 'true' : undefined}
            data-section={PATHS.home}
          >
            <Glyph name="search" />
          </a>
          {withPage([PUBLISH], paths).map((entry) => (
            <EntryLink key={entry.path} entry={entry} request={request} className={styles.publish} />
          ))}
          {withPage(OWN_THINGS, paths).map((entry) => (
            <EntryLink
              key={entry.path}
              entry={entry}
              request={request}
              className={styles.own}
              withGlyph
              wordClass={frame.unseen}
            />
          ))}
          <LanguageMenu request={request} />
          <Account request={request} />
          <MainMenu request={request} />
        </div>
      </div>
    </header>
  );
}
