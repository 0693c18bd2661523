import { FormMessage } from '@kvadrat/remote-kit/form';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AreaFrame } from '../../components/area/area-frame';
import { DetailsSection } from './details-section';
import { LeaveSection } from './leave-section';
import { NewsSection } from './news-section';
import type { ProfileData } from './profile.page';
import { SafetySection } from './safety-section';
import { useProfileTexts } from './use-profile-texts';

/** A person's own account: what we know, what opens it, what we may send. */
export function ProfileView({
  data: { area, own, done },
  route,
  refused,
}: {
  data: ProfileData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const texts = useProfileTexts(own.passwordMin);
  const place = { own, route, refused };
  return (
    <AreaFrame area={area} route={route} title={t`Moj profil`} lead={t`Podaci vašeg računa i prijave.`}>
      {done !== null && refused === undefined && <FormMessage tone="good">{texts.done[done]}</FormMessage>}
      <DetailsSection {...place} />
      <SafetySection {...place} />
      <NewsSection {...place} />
      <LeaveSection {...place} />
    </AreaFrame>
  );
}
