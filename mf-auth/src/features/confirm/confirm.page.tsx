import { definePage } from '@kvadrat/remote-kit';
import { VERIFY_PATH, type AuthFormState } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { loadFormState } from '../../flow/load-form-state';
import { PageCard, PageCardSkeleton } from '../../flow/page-card';
import { ConfirmView } from './confirm-view';

export interface ConfirmData {
  formState: AuthFormState;
}

const TITLE = msg`Potvrda adrese`;

/** `/prijava/potvrda/`: where the links of verification mails lead. Opening it proves nothing, its button does. */
export const confirmPage = definePage<ConfirmData>({
  load: async (_route, { http, signal }) => ({ status: 200, data: { formState: await loadFormState(http, signal) } }),
  head: (_data, { locale }, i18n) => ({
    title: `${i18n._(TITLE)} | Kvadrat`,
    description: i18n._(msg`Potvrdite da je adresa e-pošte vaša.`),
    canonical: localizedPath(locale, VERIFY_PATH),
    robots: 'noindex',
  }),
  Page: ConfirmPage,
  Skeleton: PageCardSkeleton,
});

function ConfirmPage({ data }: { data: ConfirmData }): ReactElement {
  const { i18n } = useLingui();
  return (
    <PageCard title={i18n._(TITLE)}>
      <ConfirmView formState={data.formState} />
    </PageCard>
  );
}
