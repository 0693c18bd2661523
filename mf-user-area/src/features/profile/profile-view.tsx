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
import { profileAct } from './profile-act';
import { profilePath } from './deeds';
import { OwnTabs } from '../../components/own-forms/own-tabs';
import type { DeedPlace } from '../../components/own-forms/use-deed-form';
import type { OwnProfile } from '@kvadrat/contracts/api';
import { useProfileTexts } from './use-profile-texts';

/** What the sections of the profile show, and what their forms stand in. */
export interface ProfilePlace extends DeedPlace {
  own: OwnProfile;
}

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
  const place: ProfilePlace = {
    own,
    csrf: own.csrf,
    path: profilePath(route.locale),
    act: profileAct,
    route,
    refused,
    problem: texts.problem,
    obstacle: texts.obstacle,
  };
  return (
    <AreaFrame area={area} route={route} title={t`Moj profil`} lead={t`Podaci vašeg računa i prijave.`}>
      <OwnTabs route={route} />
      {done !== null && refused === undefined && <FormMessage tone="good">{texts.done[done]}</FormMessage>}
      <DetailsSection {...place} />
      <SafetySection {...place} />
      <NewsSection {...place} />
      <LeaveSection {...place} />
    </AreaFrame>
  );
}
