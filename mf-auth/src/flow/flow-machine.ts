import type { AuthView } from '@kvadrat/contracts/account';

export interface FlowState {
  view: AuthView;
  email: string;
  /** Why somebody has to sign in; it belongs to the view it was opened with. */
  alert: string;
}

export interface FlowEvent {
  view: AuthView;
  email?: string | undefined;
}

/** Where one may go from each view; the dialog has no way to passwordReset, which only a mail's link opens. */
const FLOW_EDGES: Readonly<Record<AuthView, readonly AuthView[]>> = {
  entry: ['login', 'signup'],
  login: ['entry', 'passwordRecovery', 'secondStep'],
  signup: ['entry', 'login'],
  passwordRecovery: ['login', 'entry'],
  passwordReset: ['login', 'passwordRecovery'],
  secondStep: ['login'],
};

/** First view: with an alert it is the login, whatever was asked for; what the dialog does not have is the entry. */
export function startFlow(view: AuthView | null, alert: string, email = ''): FlowState {
  if (alert !== '') return { view: 'login', email, alert };
  return { view: view === null || view === 'passwordReset' || view === 'secondStep' ? 'entry' : view, email, alert };
}

/** The next view, with the address carried forward; a way that is not there changes nothing. */
export function nextFlow(state: FlowState, { view, email = state.email }: FlowEvent): FlowState {
  return FLOW_EDGES[state.view].includes(view) ? { view, email, alert: '' } : state;
}

/** Whoever is not unknown logs in. */
export function viewAfterEntry(registerType: string): AuthView {
  return registerType === 'UNREGISTERED' ? 'signup' : 'login';
}
