import { useRemote, type LoadContext, type PageLoad } from '@kvadrat/remote-kit';
import { apiAddress, type FolderInvite } from '@kvadrat/contracts/api';
import { SAVED_PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { DeedButton } from '../../components/deeds/deed-form';
import { FIELDS } from '../../components/deeds/deed-names';
import { DeedsProvider } from '../../components/deeds/deeds-context';
import { inviteAddress, loadByLink, takeInvite, type InviteData } from '../../components/invite/invite-calls';
import { EndedInvite, InvitedInto, InvitePage } from '../../components/invite/invite-page';

export type FolderInviteData = InviteData<FolderInvite>;

export function loadInvite(route: RouteLocation, context: LoadContext): Promise<PageLoad<FolderInviteData>> {
  return loadByLink(route, context, (link, options) =>
    context.http.get(apiAddress('folder-invites', { veza: link }), options),
  );
}

/** Joins the folder, which is then shown. */
export const inviteAct = takeInvite(SAVED_PATHS.invite, async (link, http) => {
  const { id } = await http.post(apiAddress('folder-invites'), { link });
  return `${USER_PATHS.savedAds}?${FIELDS.folder}=${id}`;
});

/** An invitation into a folder of saved ads. */
export function InviteView({
  data: { area, invite },
  route,
  refused,
}: {
  data: FolderInviteData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const { navigate } = useRemote();
  const onDone = useMemo(() => (_values: unknown, way: string) => navigate(way), [navigate]);
  if (invite === null)
    return (
      <EndedInvite path={USER_PATHS.savedAds} wayOn={t`Spremljeni oglasi`}>
        <Trans>
          Već je prihvaćen, ili je povučen. Ako ste ga vi prihvatili, mapa je među vašim spremljenim oglasima.
        </Trans>
      </EndedInvite>
    );
  const { by, name } = invite;
  return (
    <InvitePage
      address={inviteAddress(SAVED_PATHS.invite, route)}
      accept={
        area && (
          <DeedsProvider route={route} csrf={area.csrf} refused={refused} act={inviteAct} onDone={onDone}>
            <DeedButton deed="folder" kind="primary">
              <Trans>Uđi u mapu</Trans>
            </DeedButton>
          </DeedsProvider>
        )
      }
    >
      <h1>
        <Trans>{by} vas poziva u zajedničku mapu</Trans>
      </h1>
      <InvitedInto>{name}</InvitedInto>
      <p>
        <Trans>
          U mapi oboje vidite i dodajete oglase i napomene. Vaše ime vide svi u mapi. Napustiti je možete kad god
          želite.
        </Trans>
      </p>
    </InvitePage>
  );
}
