import type { TrackedEvent } from '@kvadrat/contracts/tracking';
import type { FormView } from './outcome-of';

interface FormEvents {
  /** The form is shown. */
  start?: TrackedEvent;
  /** It was taken; ways to a session tell that themselves. */
  done?: TrackedEvent;
  failed: TrackedEvent;
}

/** The named events of a form of an account (specification, section 3). */
export const FORM_EVENTS: Readonly<Partial<Record<FormView, FormEvents>>> = {
  login: { start: 'Log In Start', failed: 'Log In Failed' },
  secondStep: { failed: 'Log In Failed' },
  signup: { start: 'Sign Up Start', failed: 'Sign Up Failed' },
  passwordRecovery: { done: 'Recover Password Request', failed: 'Recover Password Failed' },
  passwordReset: { done: 'Recover Password Complete', failed: 'Recover Password Failed' },
};
