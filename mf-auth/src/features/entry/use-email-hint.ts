import { useRemote } from '@kvadrat/remote-kit';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { maySuggestEmail } from '@kvadrat/contracts/rules';
import { useEffect, useState } from 'react';

/** Pause in typing after which the server is asked, in milliseconds. */
const PAUSE_MS = 400;

/**
 * The address somebody probably meant, or null. Asked when typing pauses; where there is
 * no answer there is no hint.
 */
export function useEmailHint(typed: string): string | null {
  const { http } = useRemote();
  const [hint, setHint] = useState<{ for: string; address: string } | null>(null);
  useEffect(() => {
    if (!maySuggestEmail(typed)) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      http.post(ACCOUNT_CALLS.verifyEmail, { email: typed }, { signal: leaving.signal }).then(
        ({ suggestedEmails: [domain] }) => {
          if (domain !== undefined && !leaving.signal.aborted)
            setHint({ for: typed, address: `${typed.slice(0, typed.lastIndexOf('@'))}@${domain}` });
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [http, typed]);
  return hint !== null && hint.for === typed && hint.address !== typed ? hint.address : null;
}
