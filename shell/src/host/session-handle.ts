import { SESSION_COOKIE } from '@kvadrat/contracts/constants';

/** The readable half of the session: it proves nothing, but another one means another session. */
export function readHandle(): string {
  return new RegExp(`(?:^|; )${SESSION_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
}
