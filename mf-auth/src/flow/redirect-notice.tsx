import { useRemote } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { LOGIN_REDIRECT_MS } from '@kvadrat/contracts/constants';
import { ButtonLink } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import styles from './flow.module.css';

/** Opens a path after the wait; whoever will not wait goes now, whoever leaves is not fetched back. */
export function RedirectNotice({ path }: { path: string }): ReactElement {
  const { navigate, portalOrigin } = useRemote();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
    const timer = setTimeout(() => navigate(path, { replace: true }), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, path]);
  return (
    <div ref={notice} tabIndex={-1} className={styles.done}>
      <FormMessage tone="good">
        <Trans>Prijavljeni ste. Za nekoliko sekundi otvaramo sljedeću stranicu.</Trans>
      </FormMessage>
      <ButtonLink full kind="primary" href={`${portalOrigin}${path}`}>
        <Trans>Otvori odmah</Trans>
      </ButtonLink>
    </div>
  );
}
