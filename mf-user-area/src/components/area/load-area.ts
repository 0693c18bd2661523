import type { LoadContext } from '@kvadrat/remote-kit';
import { ACCOUNT_CALLS, type FullUserInfo } from '@kvadrat/contracts/account';

/** What the frame of the area shows of who is signed in. */
export interface Area extends Pick<
  FullUserInfo,
  'name' | 'surname' | 'email' | 'counters' | 'counts' | 'emailVerified'
> {
  /** For forms that are sent without scripts. */
  csrf: string;
}

/** Reads who is signed in; null for a stranger, whom no call here knows. */
export async function loadArea({ http, signal }: LoadContext): Promise<Area | null> {
  const options = signal === undefined ? {} : { signal };
  const info = await http.get(ACCOUNT_CALLS.fullInfo, options);
  if (info === null) return null;
  const { name, surname, email, counters, counts, emailVerified } = info;
  const { token } = await http.get(ACCOUNT_CALLS.csrf, options);
  return { name, surname, email, counters, counts, emailVerified, csrf: token };
}
