import { useHref } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { againPath } from '@kvadrat/contracts/account';
import type { OwnSecurity } from '@kvadrat/contracts/api';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Notice, TextLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AreaFrame } from '../../components/area/area-frame';
import { OwnTabs } from '../../components/own-forms/own-tabs';
import type { DeedPlace } from '../../components/own-forms/use-deed-form';
import { useObstacleText } from '../../components/own-forms/use-obstacle-text';
import { DevicesSection } from './devices-section';
import { PasskeysSection } from './passkeys-section';
import { SecondStepSection } from './second-step-section';
import { securityAct } from './security-act';
import { securityPath, type SecurityDeed } from './security-deeds';
import type { SecurityData } from './security.page';
import { SignInsSection } from './sign-ins-section';

/** What the sections of the page show, and what their forms stand in. */
export interface SecurityPlace extends DeedPlace {
  own: OwnSecurity;
}

/** What opens a person's account, and where it is open. */
export function SecurityView({
  data: { area, own, done },
  route,
  refused,
}: {
  data: SecurityData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const obstacle = useObstacleText();
  const said = useDoneTexts(own);
  const path = securityPath(route.locale);
  const place: SecurityPlace = {
    own,
    csrf: own.csrf,
    path,
    act: securityAct,
    route,
    refused,
    problem: (_field, rule) =>
      rule === undefined
        ? undefined
        : rule === 'required'
          ? t`Upišite kôd iz aplikacije.`
          : t`Kôd nije točan ili je već iskorišten.`,
    obstacle,
  };
  return (
    <AreaFrame
      area={area}
      route={route}
      title={t`Prijava i sigurnost`}
      lead={t`Čime se ulazi u vaš račun i gdje je otvoren.`}
    >
      <OwnTabs route={route} />
      {done !== null && refused === undefined && said[done] !== undefined && (
        <FormMessage tone="good">{said[done]}</FormMessage>
      )}
      {!own.isFresh && (
        <Notice>
          <Trans>Promjene na ovoj stranici traže novu prijavu.</Trans>{' '}
          <TextLink href={href(againPath(own.hasPassword ? 'login' : 'entry', path))}>
            <Trans>Prijavite se ponovno</Trans>
          </TextLink>
        </Notice>
      )}
      <SecondStepSection {...place} />
      <PasskeysSection {...place} />
      <DevicesSection {...place} />
      <SignInsSection {...place} />
    </AreaFrame>
  );
}

/** What is said of what was done; of what shows by itself nothing. */
function useDoneTexts({ secondStep: { since } }: OwnSecurity): Readonly<Partial<Record<SecurityDeed, string>>> {
  const { t } = useLingui();
  return {
    session: t`Uređaj je odjavljen.`,
    sessions: t`Ostali uređaji su odjavljeni.`,
    ...(since === null ? {} : { confirm: t`Prijava u dva koraka je uključena. Kodovi za oporavak vrijede od sada.` }),
    passkey: t`Pristupni ključ je dodan.`,
    'passkey-off': t`Pristupni ključ je uklonjen.`,
    end: t`Prijava u dva koraka je isključena.`,
  };
}
