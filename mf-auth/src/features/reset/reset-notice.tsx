import { useRemote } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { ButtonLink } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import styles from '../../flow/flow.module.css';
import type { ViewProps } from '../../flow/view-props';
import { ServerMessage } from '../../message';

/** What became of the new password, and the way on: to the login, or to another mail. */
export function ResetNotice({
  done,
  message,
  onward,
  view,
}: {
  done: boolean;
  message: string;
  onward: string;
  view: ViewProps;
}): ReactElement {
  const { portalOrigin } = useRemote();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const path = onward === '' ? view.href(done ? 'login' : 'passwordRecovery') : onward;
  return (
    <div ref={notice} tabIndex={-1} className={styles.done}>
      <FormMessage tone={done ? 'good' : 'bad'}>
        <ServerMessage>{message}</ServerMessage>
      </FormMessage>
      <ButtonLink full kind="primary" href={`${portalOrigin}${path}`}>
        {done ? <Trans>Prijavi se</Trans> : <Trans>Zatraži novu poveznicu</Trans>}
      </ButtonLink>
    </div>
  );
}
