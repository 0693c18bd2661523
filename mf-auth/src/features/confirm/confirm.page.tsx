import { definePage } from '@kvadrat/remote-kit';
import { TAKE_BACK_PARAMETER, VERIFY_PATH, type AuthFormState } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { loadFormState } from '../../flow/load-form-state';
import { PageCard, PageCardSkeleton } from '../../flow/page-card';
import { ConfirmView } from './confirm-view';

export interface ConfirmData {
  formState: AuthFormState;
  /** Whether it is about the address that the account had before. */
  takesBack: boolean;
}

const TITLE = msg`Potvrda adrese`;
const BACK_TITLE = msg`Povratak adrese`;

/** `/prijava/potvrda/`: where the links of verification mails lead. Opening it proves nothing, its button does. */
export const confirmPage = definePage<ConfirmData>({
  load: async ({ search }, { http, signal }) => ({
    status: 200,
    data: {
      formState: await loadFormState(http, signal),
      takesBack: new URLSearchParams(search).has(TAKE_BACK_PARAMETER),
    },
  }),
  head: ({ takesBack }, { locale }, i18n) => ({
    title: `${i18n._(takesBack ? BACK_TITLE : TITLE)} | Kvadrat`,
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
    <PageCard title={i18n._(data.takesBack ? BACK_TITLE : TITLE)}>
      <ConfirmView formState={data.formState} takesBack={data.takesBack} />
    </PageCard>
  );
}
