import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Button, Container, Notice, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { addressOf, DEED_FIELD, SIGN_IN } from './deeds';
import styles from './staff.module.css';

/** Asks an operator for the token. The browser sends it by itself with scripts too: the page that follows is another document. */
export function SignInView({
  route,
  refused,
}: {
  route: RouteLocation;
  refused: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const isWrong = refused?.problems['secret'] !== undefined;
  const note =
    refused?.obstacle === 'rate-limited'
      ? t`Previše pokušaja. Pričekajte minutu i pokušajte ponovno.`
      : refused?.obstacle === 'signed-out'
        ? t`Prijava je istekla, zato ništa nije učinjeno. Prijavite se i ponovite.`
        : null;
  return (
    <Container className={styles.page}>
      <div className={styles.signIn}>
        <h1>
          <Trans>Prijava</Trans>
        </h1>
        <p>
          <Trans>Za osoblje. Upišite svoj pristupni ključ.</Trans>
        </p>
        {note !== null && (
          <div role="alert">
            <Notice tone="bad">{note}</Notice>
          </div>
        )}
        <form className={styles.stack} method="post" action={addressOf(route)}>
          <input type="hidden" name={DEED_FIELD} value={SIGN_IN} />
          <TextField
            label={t`Pristupni ključ`}
            type="password"
            name="secret"
            required
            maxLength={200}
            autoComplete="current-password"
            autoFocus={isWrong}
            suppressHydrationWarning
            error={isWrong ? t`Ključ nije ispravan ili je opozvan.` : undefined}
          />
          <Button type="submit" kind="primary" className={styles.start}>
            <Trans>Prijavi se</Trans>
          </Button>
        </form>
      </div>
    </Container>
  );
}
