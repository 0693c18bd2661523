import { definePage } from '@kvadrat/build/remote';
import { authPath } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { Container, Skeleton } from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { VIEW_TITLES } from '../../flow/view-title';
import { AuthPage } from './auth-page';
import { readAuthRoute } from './auth-route';
import { loadAuthPage } from './load-auth-page';
import styles from './page.module.css';

/** `/prijava/{view}/`: every view without the dialog, and without scripts (R58). */
export const authPage = definePage({
  load: loadAuthPage,
  head(_data, route, i18n) {
    const { view } = readAuthRoute(route);
    return {
      title: `${i18n._(VIEW_TITLES[view])} | Kvadrat`,
      description: i18n._(msg`Prijavite se ili otvorite račun na Kvadratu.`),
      canonical: localizedPath(route.locale, authPath(view)),
      robots: 'noindex',
    };
  },
  Page: AuthPage,
  Skeleton: AuthPageSkeleton,
});

function AuthPageSkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <div className={styles.card}>
        <div className={styles.pane}>
          <Skeleton className={styles.bone} />
          <Skeleton className={styles.bone} />
          <Skeleton className={styles.bone} />
        </div>
      </div>
    </Container>
  );
}
