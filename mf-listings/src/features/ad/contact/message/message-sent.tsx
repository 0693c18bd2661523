import type { SentEnquiry } from '@kvadrat/contracts/api';
import { Button } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import styles from './message.module.css';

/** What has become of a form, in its place. @param sent what happens next, where it is no plain message */
export function MessageSent({ outcome, email, onClose, sent }: { outcome: SentEnquiry['state']; email: string; onClose: () => void; sent?: { title: string; text: string; waiting: string } }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1}>{outcome === 'waiting' ? <Trans>Potvrdite adresu e-pošte</Trans> : (sent?.title ?? <Trans>Poruka je poslana</Trans>)}</h3>
      {outcome === 'waiting' ? (
        <p>{sent?.waiting ?? <Trans>Poslali smo poveznicu na {email}. Oglašivač dobiva poruku kad je otvorite i potvrdite adresu. Ako je nema za nekoliko minuta, pogledajte među neželjenom poštom.</Trans>}</p>
      ) : (
        <p>{sent?.text ?? <Trans>Oglašivač ju je dobio, a kopija je na adresi {email}.</Trans>}</p>
      )}
      <Button kind="outlined" onClick={onClose}><Trans>Natrag na oglas</Trans></Button>
    </div>
  );
}
