import type { AuthFormState, AuthView } from '@kvadrat/contracts/account';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';

/** Where the widget stands: in the portal's dialog, on a page of its own, or as an element on a page that is not ours. */
type Surface = 'dialog' | 'page' | 'element';

/** What a successful answer says about the visitor's way on. */
export interface Authenticated {
  service: 'email' | SocialProvider;
  /** A new account, not a login. */
  signup: boolean;
  /** Path the server wants opened after the wait. */
  url?: string | undefined;
}

/**
 * What every view gets. What two features share stands beside `features/`: the flow here, forms in
 * `src/form`; no feature imports another.
 */
export interface ViewProps {
  surface: Surface;
  /** Carried from view to view; empty when nobody has typed one. */
  email: string;
  /** Providers, limits, and what became of a form that was sent without scripts. */
  formState: AuthFormState;
  /** Path of the portal to go on to, always a safe one. */
  returnTo: string;
  passwordMin: number;
  /** Why somebody has to sign in; empty when nothing was said. */
  alert: string;
  /** Shows another view in place; the address is carried forward. */
  go: (view: AuthView, change?: { email?: string }) => void;
  /** Address of a view, for links that work without scripts; use it with {@link ViewLink}. */
  href: (view: AuthView) => string;
  onAuthenticated: (result: Authenticated) => void;
}
