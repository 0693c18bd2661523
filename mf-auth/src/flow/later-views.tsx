import { use, type ReactElement } from 'react';
import type { AuthView } from '@kvadrat/contracts/account';
import type * as later from './later';
import type { ViewProps } from './view-props';

type Later = typeof later;

let loaded: Later | null = null;
let loading: Promise<Later> | null = null;

/**
 * Loads what follows the entry: the other views and the library of their rules. One request however
 * many ask; a failed one may be tried again.
 */
export function loadLaterViews(): Promise<Later> {
  loading ??= import('./later').then(
    (module) => (loaded = module),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/**
 * Gives the views to a bundle that has them from the start: pages, whose HTML and style sheet the
 * server sends whole. Elements load them later.
 */
export function provideLaterViews(module: Later): void {
  loaded = module;
  loading = Promise.resolve(module);
}

/** A view that is not the entry; waits for its code where nobody has loaded it before. */
export function LaterView({ view, ...props }: ViewProps & { view: Exclude<AuthView, 'entry'> }): ReactElement {
  const { LoginView, SignupView, RecoveryView, ResetView, SecondStepView } = loaded ?? use(loadLaterViews());
  switch (view) {
    case 'login':
      return <LoginView {...props} />;
    case 'signup':
      return <SignupView {...props} />;
    case 'passwordRecovery':
      return <RecoveryView {...props} />;
    case 'passwordReset':
      return <ResetView {...props} />;
    case 'secondStep':
      return <SecondStepView {...props} />;
  }
}
