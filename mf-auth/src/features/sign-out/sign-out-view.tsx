import { FormMessage } from '@kvadrat/remote-kit/form';
import { CSRF_FIELD } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Button } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from '../../flow/flow.module.css';
import { PageCard } from '../../flow/page-card';
import type { SignOutData } from './sign-out.page';

/** Asks before it signs out. The browser sends the form by itself with scripts too, so that nothing of the pages before outlives it. */
export function SignOutView({
  data: { csrf },
  route: { locale, path, search },
  refused,
}: {
  data: SignOutData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  return (
    <PageCard title={t`Odjava`}>
      {refused !== undefined && (
        <FormMessage tone="bad">
          <Trans>Ne znamo jeste li odjavljeni. Pričekajte trenutak pa pokušajte ponovno.</Trans>
        </FormMessage>
      )}
      <p className={styles.lead}>
        <Trans>Želite li se odjaviti na ovom uređaju?</Trans>
      </p>
      <form method="post" action={`${localizedPath(locale, path)}${search}`}>
        <input type="hidden" name={CSRF_FIELD} value={csrf} />
        <Button type="submit" kind="primary" full>
          <Trans>Odjavi se</Trans>
        </Button>
      </form>
    </PageCard>
  );
}
