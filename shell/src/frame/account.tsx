import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ACCOUNT_CALLS, authPath, SIGN_IN_PATH, type UserCounters } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { FrameRequest } from '@kvadrat/contracts/remote';
import styles from './account.module.css';
import { PUBLISH, withPage, type Entry } from './entries';
import { FRAME } from './frame-ids';
import { Glyph } from './glyph';
import menu from './menu.module.css';

interface OwnEntry extends Entry {
  counter?: keyof UserCounters;
}

const OWN_PAGES: readonly OwnEntry[] = [
  PUBLISH,
  { label: msg`Moji oglasi`, path: USER_PATHS.publishedAds, counter: 'myAds' },
  { label: msg`Spremljeni oglasi`, path: USER_PATHS.savedAds, counter: 'savedAds' },
  { label: msg`Spremljene pretrage`, path: USER_PATHS.savedSearches, counter: 'savedSearches' },
  { label: msg`Poruke`, path: USER_PATHS.messages, counter: 'messagesNotify' },
  { label: msg`Moj profil`, path: USER_PATHS.profile },
];

/**
 * The way to sign in. A page is the same for everybody, so that it can be shared: the menu of who is
 * signed in waits in a template, and takes the link's place and measure (`follow-session.ts`).
 */
export function Account({ request: { locale, path, search, paths = [] } }: { request: FrameRequest }) {
  const { i18n, t } = useLingui();
  if (!paths.includes(SIGN_IN_PATH)) return null;
  const here = path.startsWith(SIGN_IN_PATH) ? '/' : `${localizedPath(locale, encodeURI(path))}${search}`;
  const own: readonly OwnEntry[] = withPage(OWN_PAGES, paths);
  return (
    <>
      <div id={FRAME.account} className={styles.account}>
        <a
          className={`${menu.button} ${styles.way}`}
          href={localizedPath(locale, authPath('entry', here))}
          data-auth=""
        >
          <Glyph name="user" small />
          <span className={styles.word}>
            <Trans>Prijava</Trans>
          </span>
        </a>
      </div>
      <template
        id={FRAME.accountMenu}
        data-counters={own.some(({ counter }) => counter !== undefined) ? '' : undefined}
      >
        <details className={menu.menu}>
          <summary
            className={`${menu.button} ${styles.way} ${styles.signed}`}
            data-label={t`Vaš račun`}
            data-unread={t`nepročitani razgovori:`}
          >
            <Glyph name="user" small />
            <span className={styles.word} data-name="" />
          </summary>
          <div className={`${menu.sheet} ${styles.list}`}>
            <p className={styles.who} data-who="" />
            <p className={styles.acting} data-acting="" hidden>
              <a href={localizedPath(locale, USER_PATHS.agency)}>
                <Trans>Radite u ime agencije</Trans> <b data-agency="" />
              </a>
            </p>
            <ul>
              {own.map(({ label, path: to, counter }) => (
                <li key={to}>
                  <a href={localizedPath(locale, to)}>
                    {i18n._(label)}
                    {counter !== undefined && <span className={styles.count} data-counter={counter} />}
                  </a>
                </li>
              ))}
              <li>
                <button
                  type="button"
                  data-call={ACCOUNT_CALLS.logout}
                  data-failure={t`Odjava nije uspjela. Pokušajte ponovno.`}
                >
                  <Trans>Odjava</Trans>
                </button>
              </li>
            </ul>
          </div>
        </details>
      </template>
    </>
  );
}
