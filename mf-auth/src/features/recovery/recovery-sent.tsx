import { Notice } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import styles from '../../flow/flow.module.css';
import { ViewLink } from '../../flow/view-link';
import type { ViewProps } from '../../flow/view-props';
import { ServerMessage } from '../../message';
import { WebmailButton } from '../../webmail';
import own from './recovery.module.css';

/**
 * What stands in the form's place: a success in the look of a warning, because nobody is told whether the address
 * has an account. The address is unknown where a page without scripts is opened again.
 */
export function RecoverySent({
  email,
  message,
  view,
}: {
  email: string;
  message: string;
  view: ViewProps;
}): ReactElement {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <div ref={notice} role="status" tabIndex={-1} className={styles.done}>
        <Notice tone="warn">
          <strong className={own.line}>
            {email === '' ? <Trans>Provjerite svoj pretinac</Trans> : <Trans>Provjerite pretinac {email}</Trans>}
          </strong>
          <span className={own.line}>
            <ServerMessage>{message}</ServerMessage>
          </span>
        </Notice>
      </div>
      <WebmailButton email={email} />
      <ViewLink to="login" go={view.go} href={view.href} className={styles.link}>
        <Trans>Natrag na prijavu</Trans>
      </ViewLink>
    </>
  );
}
