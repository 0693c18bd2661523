import { useRemote } from '@kvadrat/remote-kit';
import { ButtonLink, MailIcon } from '@kvadrat/ui-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import styles from '../../flow/flow.module.css';
import type { ViewProps } from '../../flow/view-props';
import { WebmailButton } from '../../webmail';

/** The notice in the form's place: a mail is on its way to the address that was typed. */
export function SignupDone({
  email,
  message,
  view,
}: {
  email: string;
  /** The server's words, where a page without scripts no longer knows the address. */
  message: string;
  view: ViewProps;
}): ReactElement {
  const { locale, portalOrigin } = useRemote();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} role="status" className={styles.done}>
      <span className={styles.mark}>
        <MailIcon size="m" />
      </span>
      <p className={styles.doneTitle}>
        <Trans>Potvrdite e-poštu</Trans>
      </p>
      <p>
        {email === '' ? (
          message
        ) : (
          <Trans>
            Poslali smo poruku na <strong>{email}</strong>. Poveznica u njoj vrijedi 24 sata.
          </Trans>
        )}
      </p>
      <p className={styles.small}>
        <Trans>Nema poruke? Pogledajte i neželjenu poštu. Dok adresu ne potvrdite, oglasi i poruke čekaju.</Trans>
      </p>
      <WebmailButton email={email} />
      {view.surface === 'page' && (
        <ButtonLink
          full
          kind="outlined"
          href={`${portalOrigin}${view.returnTo === '/' ? localizedPath(locale, '/') : view.returnTo}`}
        >
          <Trans>Nastavi</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
