import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { ACCOUNT_CALLS, type AuthFormState } from '@kvadrat/contracts/account';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { loadLaterViews } from '../../flow/later-views';
import { loadFormState } from '../../flow/load-form-state';
import { outcomeOf } from '../../form/outcome-of';
import { readAuthRoute } from './auth-route';

export interface AuthPageData {
  formState: AuthFormState;
  /** Address of who shows once more who they are; empty for anybody else. */
  email: string;
}

/**
 * Loads a standalone page. Whoever is signed in goes on at once, except to a new password,
 * which a mail has led to, to a change that asks once more who they are, and to what became of a form that was sent without scripts.
 */
export async function loadAuthPage(
  route: RouteLocation,
  { http, signal }: LoadContext,
): Promise<PageLoad<AuthPageData>> {
  const { view, returnTo, again } = readAuthRoute(route);
  const options = { signal };
  const [formState, user] = await Promise.all([
    loadFormState(http, signal),
    http.get(ACCOUNT_CALLS.info, options).catch(() => null),
    // So that the page stands whole where it is rendered.
    view === 'entry' ? null : loadLaterViews(),
  ]);
  const outcome = outcomeOf(formState, view);
  const hasNews = outcome !== null && outcome.status !== 'carried';
  if (user !== null && view !== 'passwordReset' && !hasNews && !again) return { status: 302, location: returnTo };
  return { status: 200, data: { formState, email: user?.email ?? '' } };
}
