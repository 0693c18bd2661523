import { useHref, useRemote, type LoadContext, type PageAct, type PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type FolderInvite } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import { LINK_PARAMETERS, PATHS, SAVED_PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink, Container, EmptyState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { loadArea, type Area } from '../../components/area/load-area';
import { DeedButton } from '../../components/deeds/deed-form';
import { FIELDS } from '../../components/deeds/deed-names';
import { DeedsProvider } from '../../components/deeds/deeds-context';
import { linkOf } from '../../components/link-of';
import styles from './shared.module.css';

export interface InviteData {
  area: Area | null;
  /** Null where the link is none, was taken, or taken back. */
  invite: FolderInvite | null;
}

export async function loadInvite({ search }: RouteLocation, context: LoadContext): Promise<PageLoad<InviteData>> {
  const area = await loadArea(context);
  const { http, signal } = context;
  const link = linkOf(search);
  try {
    const invite =
      link === ''
        ? null
        : await http.get(apiAddress('folder-invites', { veza: link }), signal === undefined ? {} : { signal });
    return { status: invite === null ? 404 : 200, data: { area, invite } };
  } catch (error) {
    if (isAppError(error) && error.status === 404) return { status: 404, data: { area, invite: null } };
    throw error;
  }
}

const here = ({ locale, search }: RouteLocation): string =>
  `${localizedPath(locale, SAVED_PATHS.invite)}?${LINK_PARAMETERS.link}=${linkOf(search)}`;

/** Joins the folder, which is then shown; who has signed out meanwhile signs in first. */
export const inviteAct: PageAct = async (_sent, route, { http }) => {
  try {
    const { id } = await http.post(apiAddress('folder-invites'), { link: linkOf(route.search) });
    return { redirect: `${localizedPath(route.locale, USER_PATHS.savedAds)}?${FIELDS.folder}=${id}` };
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.status === 401) return { redirect: localizedPath(route.locale, authPath('entry', here(route))) };
    if (error.code === 'csrf' || error.status === 404) return { redirect: here(route) };
    throw error;
  }
};

/** An invitation into a folder of saved ads. */
export function InviteView({
  data: { area, invite },
  route,
  refused,
}: {
  data: InviteData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { navigate } = useRemote();
  const onDone = useMemo(() => (_values: unknown, way: string) => navigate(way), [navigate]);
  if (invite === null) {
    return (
      <Container className={styles.page}>
        <EmptyState level="h1" title={t`Ovaj poziv više ne vrijedi`}>
          <p>
            <Trans>
              Već je prihvaćen, ili je povučen. Ako ste ga vi prihvatili, mapa je među vašim spremljenim oglasima.
            </Trans>
          </p>
          <ButtonLink kind="primary" href={href(USER_PATHS.savedAds)}>
            <Trans>Spremljeni oglasi</Trans>
          </ButtonLink>
        </EmptyState>
      </Container>
    );
  }
  const { by, name } = invite;
  return (
    <Container className={styles.page}>
      <div className={styles.invite}>
        <h1>
          <Trans>{by} vas poziva u zajedničku mapu</Trans>
        </h1>
        <p className={styles.name}>{name}</p>
        <p>
          <Trans>
            U mapi oboje vidite i dodajete oglase i napomene. Vaše ime vide svi u mapi. Napustiti je možete kad god
            želite.
          </Trans>
        </p>
        {area === null ? (
          <>
            <p>
              <Trans>Za ulazak se prijavite ili otvorite račun.</Trans>
            </p>
            <ButtonLink kind="primary" href={href(authPath('entry', here(route)))} data-native>
              <Trans>Prijava</Trans>
            </ButtonLink>
          </>
        ) : (
          <DeedsProvider route={route} csrf={area.csrf} refused={refused} act={inviteAct} onDone={onDone}>
            <DeedButton deed="folder" kind="primary">
              <Trans>Uđi u mapu</Trans>
            </DeedButton>
          </DeedsProvider>
        )}
        <p>
          <a href={href(PATHS.home)}>
            <Trans>Ne, hvala</Trans>
          </a>
        </p>
      </div>
    </Container>
  );
}
