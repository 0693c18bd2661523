import { useRemote } from '@kvadrat/remote-kit';
import { keepDraft, readDraft } from '@kvadrat/remote-kit/form';
import type { AuthView } from '@kvadrat/contracts/account';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { nextFlow } from '../../flow/flow-machine';
import { loadLaterViews } from '../../flow/later-views';
import { useAfterSignIn } from '../../flow/use-after-sign-in';
import { useViewPath } from '../../flow/use-view-path';
import type { ViewProps } from '../../flow/view-props';
import { readAuthPlace, type AuthPlace } from './auth-place';

/** Name under which the address is kept while the page lives. */
const CARRIED = 'carried';

interface AuthFlow
  extends
    Pick<AuthPlace, 'surface' | 'panel'>,
    Pick<ViewProps, 'email' | 'alert' | 'returnTo' | 'href' | 'go' | 'onAuthenticated'> {
  view: AuthView;
  /** Whether the widget has done its work. */
  gone: boolean;
  close: () => void;
  /** The field that gets the focus. */
  first: RefObject<HTMLElement | null>;
  findFirst: (box: HTMLElement | null) => void;
  /** Path that is opened after the wait, or null. */
  redirect: string | null;
}

/** Where the widget stands, which view is open, and how it goes on from there. */
export function useAuthFlow(route: RouteLocation): AuthFlow {
  const { bus, navigate, portalOrigin, report } = useRemote();
  const [{ surface, start, returnTo, panel }] = useState(() => readAuthPlace(route));
  const [{ view, email, alert }, change] = useReducer(nextFlow, start, (first) => ({
    ...first,
    email: readDraft(CARRIED)['email'] ?? '',
  }));
  const [gone, setGone] = useState(false);
  const path = useViewPath(returnTo);
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
  const href = (to: AuthView): string => `${portalOrigin}${path(to)}`;
  return {
    surface,
    panel,
    returnTo,
    view,
    email,
    alert,
    gone,
    close,
    redirect,
    onAuthenticated,
    go,
    href,
    ...useFirstField(view),
  };
}

/** The first field of a view has the focus when the view has changed; when it opens, that is the opener's business. */
function useFirstField(view: AuthView): Pick<AuthFlow, 'first' | 'findFirst'> {
  const first = useRef<HTMLElement>(null);
  const entered = useRef(view);
  useEffect(() => {
    if (entered.current !== view) first.current?.focus();
    entered.current = view;
  }, [view]);
  const findFirst = (box: HTMLElement | null): void => {
    first.current = box?.querySelector<HTMLElement>('input:not([type="hidden"]):not([readonly])') ?? null;
  };
  return { first, findFirst };
}
