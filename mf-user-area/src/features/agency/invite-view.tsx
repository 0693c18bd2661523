import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { SendButton } from '@kvadrat/remote-kit/form';
import { apiAddress, type AgencyInvite } from '@kvadrat/contracts/api';
import { AGENCY_INVITE_PATH, USER_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { inviteAddress, loadByLink, takeInvite, type InviteData } from '../../components/invite/invite-calls';
import { EndedInvite, InvitedInto, InvitePage } from '../../components/invite/invite-page';
import { DeedFrame } from '../../components/own-forms/deed-frame';
import { useDeedForm } from '../../components/own-forms/use-deed-form';
import { useObstacleText } from '../../components/own-forms/use-obstacle-text';
import { useRoleTexts } from './use-role-texts';

export type AgencyInviteData = InviteData<AgencyInvite>;

export function loadInvite(route: RouteLocation, context: LoadContext): Promise<PageLoad<AgencyInviteData>> {
  return loadByLink(route, context, (link, options) =>
    context.http.get(apiAddress('agency-invites', { veza: link }), options),
  );
}

/** Joins the agency, whose page is then shown. */
export const inviteAct = takeInvite(AGENCY_INVITE_PATH, async (link, http) => {
  await http.post(apiAddress('agency-invites'), { link });
  return `${USER_PATHS.agency}?gotovo=act`;
});

/** An invitation to act for an agency. */
export function InviteView({
  data: { area, invite },
  route,
  refused,
}: {
  data: AgencyInviteData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  if (invite === null)
    return (
      <EndedInvite path={USER_PATHS.agency} wayOn={t`Moje agencije`}>
        <Trans>Već je prihvaćen, povučen je, ili je istekao. Zamolite voditelja agencije da pošalje novi.</Trans>
      </EndedInvite>
    );
  return (
    <InvitePage
      address={inviteAddress(AGENCY_INVITE_PATH, route)}
      accept={area && <Accept csrf={area.csrf} route={route} refused={refused} />}
    >
      <InviteWords invite={invite} />
    </InvitePage>
  );
}

function InviteWords({ invite: { agency, role } }: { invite: AgencyInvite }): ReactElement {
  const { roles, meanings } = useRoleTexts();
  const name = roles[role];
  return (
    <>
      <h1>
        <Trans>Poziv da radite u ime agencije</Trans>
      </h1>
      <InvitedInto>{agency}</InvitedInto>
      <p>
        <Trans>Vaša uloga: {name}.</Trans> {meanings[role]}
      </p>
      <p>
        <Trans>Vaše ime i adresu vide voditelji agencije. Napustiti je možete kad god želite.</Trans>
      </p>
    </>
  );
}

function Accept({
  csrf,
  route,
  refused,
}: {
  csrf: string;
  route: RouteLocation;
  refused: RefusedForm | undefined;
}): ReactElement {
  const obstacle = useObstacleText();
  const place = {
    csrf,
    path: inviteAddress(AGENCY_INVITE_PATH, route),
    act: inviteAct,
    route,
    refused,
    problem: () => undefined,
    obstacle,
  };
  const { form, isBack } = useDeedForm(place, { deed: 'join' });
  return (
    <DeedFrame place={place} deed="join" form={form} isBack={isBack}>
      <SendButton form={form}>
        <Trans>Prihvati poziv</Trans>
      </SendButton>
    </DeedFrame>
  );
}
