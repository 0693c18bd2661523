import { useRemote } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { localizedPath } from '@kvadrat/contracts/locales';
import { ButtonLink } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import styles from '../../flow/flow.module.css';
import { ServerMessage } from '../../message';
import { onwardAddress } from './onward-address';

/** The address is proven; a password that was set before goes with the proof, and the way on leads to a new one. */
export function ConfirmDone({ message, onward }: { message: string; onward: string }): ReactElement {
  const { locale } = useRemote();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className={styles.done}>
      <FormMessage tone="good">
        <ServerMessage>{message}</ServerMessage>
      </FormMessage>
      {onward === '' ? (
        <ButtonLink full kind="primary" href={localizedPath(locale, '/')}>
          <Trans>Nastavi</Trans>
        </ButtonLink>
      ) : (
        // A visit of its own, so that the token in the address is read by the page it is for.
        <ButtonLink full kind="primary" href={onwardAddress(onward)} data-native>
          <Trans>Postavi novu lozinku</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
