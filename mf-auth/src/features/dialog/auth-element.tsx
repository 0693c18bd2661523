import { sessionAtom, useHostState, useRemote } from '@kvadrat/remote-kit';
import type { AuthFormState } from '@kvadrat/contracts/account';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Dialog } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Advantages } from '../../flow/advantages';
import { AuthViews } from '../../flow/auth-views';
import { RedirectNotice } from '../../flow/redirect-notice';
import { VIEW_TITLES } from '../../flow/view-title';
import styles from './dialog.module.css';
import { SignedIn } from './signed-in';
import { useAuthFlow } from './use-auth-flow';

/** `<kvadrat-auth>`: the portal's dialog, or a form in its place on a page that is not ours. */
export function AuthElement({
  data: { formState },
  route,
}: {
  data: { formState: AuthFormState };
  route: RouteLocation;
}): ReactElement | null {
  const { portalRoot } = useRemote();
  const { t, i18n } = useLingui();
  const { surface, panel, gone, close, first, findFirst, redirect, ...view } = useAuthFlow(route);
  const authenticated = useHostState(sessionAtom, (session) => session.authenticated);
  const content: ReactNode =
    redirect !== null ? (
      <RedirectNotice path={redirect} />
    ) : (
      <AuthViews {...view} surface={surface} formState={formState} passwordMin={formState.passwordMin} />
    );
  const withPanel = panel && view.view === 'entry';
  const title = i18n._(VIEW_TITLES[view.view]);

  if (surface === 'element') {
    return gone || authenticated ? (
      <SignedIn />
    ) : (
      <section ref={findFirst} className={styles.element} aria-label={title}>
        <div className={styles.heading}>{title}</div>
        {content}
      </section>
    );
  }
  return (
    <Dialog
      open={!gone}
      credentials
      container={portalRoot}
      kind={withPanel ? 'wide' : 'middle'}
      title={title}
      closeLabel={t`Zatvori`}
      onClose={close}
      initialFocus={first}
      footer={withPanel ? <Advantages /> : undefined}
    >
      <div ref={findFirst} className={withPanel ? styles.besidePanel : styles.alone}>
        {content}
      </div>
    </Dialog>
  );
}
