import { useRemote } from '@kvadrat/remote-kit';
import { keepDraft, readDraft } from '@kvadrat/remote-kit/form';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Advantages } from '../../flow/advantages';
import { AuthViews } from '../../flow/auth-views';
import { PageCard } from '../../flow/page-card';
import { RedirectNotice } from '../../flow/redirect-notice';
import { useAfterSignIn } from '../../flow/use-after-sign-in';
import { useViewPath } from '../../flow/use-view-path';
import { VIEW_TITLES } from '../../flow/view-title';
import { readAuthRoute } from './auth-route';
import type { AuthPageData } from './load-auth-page';

/** Name under which the address is kept between two pages; it never stands in their addresses. */
const CARRIED = 'carried';

/** A view on a page of its own; each has its address, so that going back works. */
export function AuthPage({
  data: { formState, email: own },
  route,
}: {
  data: AuthPageData;
  route: RouteLocation;
}): ReactElement {
  const { navigate } = useRemote();
  const { i18n, t } = useLingui();
  const { view, returnTo, again } = readAuthRoute(route);
  const [email] = useState(
    () => formState.outcome?.values['email'] ?? (own === '' ? (readDraft(CARRIED)['email'] ?? '') : own),
  );
  const path = useViewPath(returnTo, again);
  const { redirect, onAuthenticated } = useAfterSignIn(() => navigate(returnTo, { replace: true }));
  return (
    <PageCard title={i18n._(VIEW_TITLES[view])} {...(view === 'entry' && { panel: <Advantages /> })}>
      {redirect !== null ? (
        <RedirectNotice path={redirect} />
      ) : (
        <AuthViews
          view={view}
          surface="page"
          email={email}
          formState={formState}
          returnTo={returnTo}
          passwordMin={formState.passwordMin}
          alert={again ? t`Za ovu promjenu prijavite se ponovno.` : ''}
          href={path}
          go={(next, change = {}) => {
            keepDraft(CARRIED, { email: change.email ?? email });
            navigate(path(next));
          }}
          onAuthenticated={onAuthenticated}
        />
      )}
    </PageCard>
  );
}
