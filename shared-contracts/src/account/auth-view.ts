/** Forms of the sign-in widget: the dialog has all but the last, the standalone page all but the first step's own name. The second step, a code after the password, is ours. */
export const AUTH_VIEWS = ['entry', 'login', 'signup', 'passwordRecovery', 'passwordReset', 'secondStep'] as const;
export type AuthView = (typeof AUTH_VIEWS)[number];

/** A view by its name; any other text is no view. */
export function isAuthView(text: unknown): text is AuthView {
  return AUTH_VIEWS.some((view) => view === text);
}
