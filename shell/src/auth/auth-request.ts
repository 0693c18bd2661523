import { authPath, isAuthView } from '@kvadrat/contracts/account';
import type { TopicData } from '@kvadrat/contracts/events';

export type AuthRequest = TopicData['kvadrat:auth-open'];

/** The page that does what the dialog was asked for. */
export function pageOf({ view, message, returnTo = location.pathname + location.search }: AuthRequest): string {
  return authPath(isAuthView(view) ? view : message === undefined ? 'entry' : 'login', returnTo);
}
