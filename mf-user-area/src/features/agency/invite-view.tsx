import { useHref, type LoadContext, type PageAct, type PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type AgencyInvite } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import { AGENCY_INVITE_PATH, LINK_PARAMETERS, PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { SendButton } from '@kvadrat/remote-kit/form';
import { ButtonLink, Container, EmptyState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { loadArea, type Area } from '../../components/area/load-area';
import { linkOf } from '../../components/link-of';
import { DeedFrame } from '../../components/own-forms/deed-frame';
import { useDeedForm } from '../../components/own-forms/use-deed-form';
import { useObstacleText } from '../../components/own-forms/use-obstacle-text';
import styles from './agency.module.css';
import { useRoleTexts } from './use-role-texts';

export interface InviteData {
  area: Area | null;
  /** Null where the link is none, is too old, was taken, or taken back. */
  invite: AgencyInvite | null;
}

export async function loadInvite({ search }: RouteLocation, context: LoadContext): Promise<PageLoad<InviteData>> {
  const area = await loadArea(context);
  const { http, signal } = context;
  const link = linkOf(search);
  if (link === '') return { status: 404, data: { area, invite: null } };
  try {
    const invite = await http.get(apiAddress('agency-invites', { veza: link }), signal === undefined ? {} : { signal });
    return { status: 200, data: { area, invite } };
  } catch (error) {
    if (isAppError(error) && error.status === 404) return { status: 404, data: { area, invite: null } };
    throw error;
  }
}

const here = ({ locale, search }: RouteLocation): string =>
  `${localizedPath(locale, AGENCY_INVITE_PATH)}?${LINK_PARAMETERS.link}=${linkOf(search)}`;

/** Joins the agency, whose page is then shown; who has signed out meanwhile signs in first. */
export const inviteAct: PageAct = async (_sent, route, { http }) => {
  try {
    await http.post(apiAddress('agency-invites'), { link: linkOf(route.search) });
    return { redirect: `${localizedPath(route.locale, USER_PATHS.agency)}?gotovo=act` };
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.status === 401) return { redirect: localizedPath(route.locale, authPath('entry', here(route))) };
    if (error.code === 'csrf' || error.status === 404) return { redirect: here(route) };
    throw error;
  }
};

/** An invitation to act for an agency. */
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
  if (invite === null) {
    return (
      <Container className={styles.page}>
        <EmptyState level="h1" title={t`Ovaj poziv više ne vrijedi`}>
          <p>
            <Trans>Već je prihvaćen, povučen je, ili je istekao. Zamolite voditelja agencije da pošalje novi.</Trans>
          </p>
          <ButtonLink kind="primary" href={href(USER_PATHS.agency)}>
            <Trans>Moje agencije</Trans>
          </ButtonLink>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <div className={styles.invite}>
        <InviteWords invite={invite} />
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
          <Accept csrf={area.csrf} route={route} refused={refused} />
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

function InviteWords({ invite: { agency, role } }: { invite: AgencyInvite }): ReactElement {
  const { roles, meanings } = useRoleTexts();
  const name = roles[role];
  return (
    <>
      <h1>
        <Trans>Poziv da radite u ime agencije</Trans>
      </h1>
      <p className={styles.name}>{agency}</p>
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
    path: here(route),
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
