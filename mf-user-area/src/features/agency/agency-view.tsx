import { useHref } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import type { OwnAgencies } from '@kvadrat/contracts/api';
import { PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink, EmptyState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AreaFrame } from '../../components/area/area-frame';
import { OwnTabs } from '../../components/own-forms/own-tabs';
import type { DeedPlace } from '../../components/own-forms/use-deed-form';
import { useObstacleText } from '../../components/own-forms/use-obstacle-text';
import { agencyAct } from './agency-act';
import { agencyPath, type AgencyDeed } from './agency-deeds';
import { AgencySection } from './agency-section';
import type { AgencyData } from './agency.page';

/** What the sections of the page show, and what their forms stand in. */
export interface AgencyPlace extends DeedPlace {
  own: OwnAgencies;
  emailVerified: boolean;
}

/** The agencies that somebody acts for, and their people. */
export function AgencyView({
  data: { area, own, done },
  route,
  refused,
}: {
  data: AgencyData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const obstacle = useObstacleText();
  const said = useDoneTexts();
  const place: AgencyPlace = {
    own,
    emailVerified: area.emailVerified,
    csrf: area.csrf,
    path: agencyPath(route.locale),
    act: agencyAct,
    route,
    refused,
    problem: (field, rule) =>
      rule === undefined ? undefined : field === 'email' ? t`Upišite ispravnu adresu e-pošte.` : t`Odaberite ulogu.`,
    obstacle,
  };
  return (
    <AreaFrame area={area} route={route} title={t`Agencija`} lead={t`Tko radi u ime agencije i što tko smije.`}>
      <OwnTabs route={route} />
      {done !== null && refused === undefined && <FormMessage tone="good">{said[done]}</FormMessage>}
      {own.agencies.length === 0 && (
        <EmptyState title={t`Ne radite u ime nijedne agencije`}>
          <p>
            <Trans>
              Ako vaša agencija već ima račun na Kvadratu, njezin vas voditelj poziva e-poštom. Agencije i investitori
              račun otvaraju prijavom.
            </Trans>
          </p>
          <ButtonLink href={href(PATHS.agencySignUp)}>
            <Trans>Prijava agencije</Trans>
          </ButtonLink>
        </EmptyState>
      )}
      {own.agencies.map((agency) => (
        <AgencySection key={agency.id} place={place} agency={agency} />
      ))}
    </AreaFrame>
  );
}

function useDoneTexts(): Readonly<Record<AgencyDeed, string>> {
  const { t } = useLingui();
  return {
    act: t`Od sada radite u ime agencije.`,
    self: t`Od sada radite u svoje ime.`,
    invite: t`Poziv je poslan.`,
    uninvite: t`Poziv je povučen.`,
    role: t`Uloga je promijenjena.`,
    remove: t`Osoba više ne radi u ime agencije.`,
    quit: t`Više ne radite u ime agencije.`,
  };
}
