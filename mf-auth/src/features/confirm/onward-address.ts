import { safePath } from '@kvadrat/contracts/account';

/**
 * An address of this site with its fragment, which carries a token that no server log shall show; home where it leads off the
 * site.
 */
export function onwardAddress(url: string): string {
  const [path = '', token = ''] = url.split('#', 2);
  const safe = safePath(path);
  return safe === '/' || !/^[\w-]+$/.test(token) ? safe : `${safe}#${token}`;
}
