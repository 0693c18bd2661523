import { FormMessage, FormPage } from '@kvadrat/remote-kit/form';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DetailsSection } from './details-section';
import { LeaveSection } from './leave-section';
import { NewsSection } from './news-section';
import type { ProfileData } from './profile.page';
import { SafetySection } from './safety-section';
import { useProfileTexts } from './use-profile-texts';

/** A person's own account: what we know, what opens it, what we may send. */
export function ProfileView({ data: { own, done }, route, refused }: { data: ProfileData; route: RouteLocation; refused?: RefusedForm | undefined }): ReactElement {
  const { t } = useLingui();
  const texts = useProfileTexts(own.passwordMin);
  const place = { own, route, refused };
  return (
    <FormPage way={{ label: t`Putanja`, home: t`Početna` }} title={t`Moj profil`} lead={t`Podaci vašeg računa i prijave.`} wide>
      {done !== null && refused === undefined && <FormMessage tone="good">{texts.done[done]}</FormMessage>}
      <DetailsSection {...place} />
      <SafetySection {...place} />
      <NewsSection {...place} />
      <LeaveSection {...place} />
    </FormPage>
  );
}
