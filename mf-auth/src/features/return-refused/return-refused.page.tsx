import { definePage, useHref } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { RETURN_REFUSED_PATH } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink } from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from '../../flow/flow.module.css';
import { PageCard, PageCardSkeleton } from '../../flow/page-card';

const TITLE = msg`Tamo vas nismo poslali`;

/** `/prijava/odbijena-adresa/`: what a sign-in leads to whose way on was to another site. */
export const returnRefusedPage = definePage<null>({
  load: async () => ({ status: 200, data: null }),
  head: (_data, { locale }, i18n) => ({
    title: `${i18n._(TITLE)} | Kvadrat`,
    description: i18n._(msg`Poveznica nakon prijave vodila je izvan Kvadrata.`),
    canonical: localizedPath(locale, RETURN_REFUSED_PATH),
    robots: 'noindex, nofollow',
  }),
  Page: ReturnRefused,
  Skeleton: PageCardSkeleton,
});

function ReturnRefused(): ReactElement {
  const { i18n } = useLingui();
  const href = useHref();
  return (
    <PageCard title={i18n._(TITLE)}>
      <FormMessage tone="warn">
        <Trans>
          Poveznica kojom ste došli na prijavu nakon nje vodi izvan Kvadrata. Takve adrese ne otvaramo, da vas nitko ne
          odvede na lažnu stranicu. S vašim je računom sve u redu.
        </Trans>
      </FormMessage>
      <div className={styles.done}>
        <ButtonLink full kind="primary" href={href(PATHS.home)}>
          <Trans>Na početnu stranicu</Trans>
        </ButtonLink>
        <ButtonLink full href={href(USER_PATHS.savedAds)}>
          <Trans>Spremljeni oglasi</Trans>
        </ButtonLink>
      </div>
    </PageCard>
  );
}
