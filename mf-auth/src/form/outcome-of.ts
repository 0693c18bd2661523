import type { AuthFormState, AuthView } from '@kvadrat/contracts/account';

type Outcome = NonNullable<AuthFormState['outcome']>;

/** Views with a form that may be sent without scripts. */
export type FormView = AuthView | Outcome['view'];

/** What became of the form of a view that was sent without scripts; null when it was not, or was another one. */
export function outcomeOf({ outcome }: AuthFormState, view: FormView): Outcome | null {
  if (outcome === null) return null;
  // Servers before the second step do not say.
  const sent: FormView = (outcome.secondStep as boolean | undefined) === true ? 'secondStep' : outcome.view;
  return sent === view ? outcome : null;
}
