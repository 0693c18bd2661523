import { useHref } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, Container, EmptyState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import styles from './invite.module.css';

/** An invitation by a link: what it is into, and the ways to take it, to sign in first, or to leave it. */
export function InvitePage({
  address,
  accept,
  children,
}: {
  /** Of this page, with its link. */
  address: string;
  /** Takes the invitation; null for strangers, who sign in first. */
  accept: ReactNode | null;
  /** What somebody is invited into. */
  children: ReactNode;
}): ReactElement {
  const href = useHref();
  return (
    <Container className={styles.page}>
      <div className={styles.invite}>
        {children}
        {accept ?? (
          <>
            <p>
              <Trans>Za ulazak se prijavite ili otvorite račun.</Trans>
            </p>
            <ButtonLink kind="primary" href={href(authPath('entry', address))} data-native>
              <Trans>Prijava</Trans>
            </ButtonLink>
          </>
        )}
        <p>
          <a href={href(PATHS.home)}>
            <Trans>Ne, hvala</Trans>
          </a>
        </p>
      </div>
    </Container>
  );
}

/** What the invitation is into, by name. */
export function InvitedInto({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles.name}>{children}</p>;
}

/** The page of a link that invites into nothing any more. */
export function EndedInvite({
  path,
  wayOn,
  children,
}: {
  /** Where to go instead, without language prefix. */
  path: string;
  wayOn: string;
  children: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Container className={styles.page}>
      <EmptyState level="h1" title={t`Ovaj poziv više ne vrijedi`}>
        <p>{children}</p>
        <ButtonLink kind="primary" href={href(path)}>
          {wayOn}
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
