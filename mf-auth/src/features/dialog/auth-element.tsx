import { sessionAtom, useHostState, useRemote } from '@kvadrat/remote-kit';
import { keepDraft, readDraft } from '@kvadrat/remote-kit/form';
import type { AuthFormState } from '@kvadrat/contracts/account';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Dialog } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useReducer, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Advantages } from '../../flow/advantages';
import { AuthViews } from '../../flow/auth-views';
import { nextFlow } from '../../flow/flow-machine';
import { loadLaterViews } from '../../flow/later-views';
import { RedirectNotice } from '../../flow/redirect-notice';
import { useAfterSignIn } from '../../flow/use-after-sign-in';
import { useViewPath } from '../../flow/use-view-path';
import { VIEW_TITLES } from '../../flow/view-title';
import type { ViewProps } from '../../flow/view-props';
import { readAuthPlace } from './auth-place';
import styles from './dialog.module.css';
import { SignedIn } from './signed-in';

/** Name under which the address is kept while the page lives. */
const CARRIED = 'carried';

/** `<kvadrat-auth>`: the portal's dialog, or a form in its place on a page that is not ours. */
export function AuthElement({
  data: { formState },
  route,
}: {
  data: { formState: AuthFormState };
  route: RouteLocation;
}): ReactElement | null {
  const { bus, navigate, portalOrigin, portalRoot, report } = useRemote();
  const { t, i18n } = useLingui();
  const [{ surface, start, returnTo, panel }] = useState(() => readAuthPlace(route));
  const [{ view, email, alert }, change] = useReducer(nextFlow, start, (first) => ({
    ...first,
    email: readDraft(CARRIED)['email'] ?? '',
  }));
  const [gone, setGone] = useState(false);
  const first = useRef<HTMLElement>(null);
  const path = useViewPath(returnTo);
  const authenticated = useHostState(sessionAtom, (session) => session.authenticated);

  /** The view whose field has had the focus; the first one is the opener's business. */
  const entered = useRef(view);
  useEffect(() => {
    if (entered.current !== view) first.current?.focus();
    entered.current = view;
  }, [view]);

  const close = (): void => {
    setGone(true);
    bus.emit('kvadrat:auth-closed');
  };
  const { redirect, onAuthenticated } = useAfterSignIn(() => {
    setGone(true);
    if (returnTo !== '/') navigate(returnTo);
  });
  const go: ViewProps['go'] = (next, { email: carried = email } = {}) => {
    keepDraft(CARRIED, { email: carried });
    const show = (): void => change({ view: next, email: carried });
    if (next === 'entry') show();
    else {
      loadLaterViews().then(show, (error: unknown) => {
        report(error);
        navigate(path(next));
      });
    }
  };
  const content: ReactNode =
    redirect !== null ? (
      <RedirectNotice path={redirect} />
    ) : (
      <AuthViews
        view={view}
        surface={surface}
        email={email}
        formState={formState}
        returnTo={returnTo}
        passwordMin={formState.passwordMin}
        alert={alert}
        href={(to) => `${portalOrigin}${path(to)}`}
        go={go}
        onAuthenticated={onAuthenticated}
      />
    );
  const findFirst = (box: HTMLElement | null): void => {
    first.current = box?.querySelector<HTMLElement>('input:not([type="hidden"]):not([readonly])') ?? null;
  };
  const withPanel = panel && view === 'entry';
  const title = i18n._(VIEW_TITLES[view]);

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
