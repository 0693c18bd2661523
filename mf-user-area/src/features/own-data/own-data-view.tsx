import { useHref } from '@kvadrat/remote-kit';
import { againPath } from '@kvadrat/contracts/account';
import type { OwnData } from '@kvadrat/contracts/api';
import { OWN_DATA_FILE } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink, Notice, TextLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AreaFrame } from '../../components/area/area-frame';
import { DeedButton } from '../../components/own-forms/deed-frame';
import { OwnRow, OwnSection } from '../../components/own-forms/own-section';
import { OwnTabs } from '../../components/own-forms/own-tabs';
import type { DeedPlace } from '../../components/own-forms/use-deed-form';
import { useMoment } from '../../components/own-forms/use-moment';
import { useObstacleText } from '../../components/own-forms/use-obstacle-text';
import { ownDataAct } from './own-data-act';
import type { OwnDataPageData } from './own-data.page';

interface OwnDataPlace extends DeedPlace {
  own: OwnData;
}

/** What is kept of a person: to be had as a file, or to be deleted. */
export function OwnDataView({
  data: { area, own },
  route,
  refused,
}: {
  data: OwnDataPageData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const obstacle = useObstacleText();
  const path = localizedPath(route.locale, USER_PATHS.ownData);
  const place: OwnDataPlace = {
    own,
    csrf: own.csrf,
    path,
    act: ownDataAct,
    route,
    refused,
    problem: () => undefined,
    obstacle,
  };
  return (
    <AreaFrame area={area} route={route} title={t`Moji podaci`} lead={t`Preuzmite svoje podatke ili obrišite račun.`}>
      <OwnTabs route={route} />
      {!own.isFresh && (
        <Notice>
          <Trans>Promjene na ovoj stranici traže novu prijavu.</Trans>{' '}
          <TextLink href={href(againPath(own.hasPassword ? 'login' : 'entry', path))}>
            <Trans>Prijavite se ponovno</Trans>
          </TextLink>
        </Notice>
      )}
      <OwnSection title={<Trans>Moji podaci</Trans>}>
        <ExportRow {...place} />
        <LeaveRow {...place} />
      </OwnSection>
    </AreaFrame>
  );
}

/** The file with everything that is kept. */
function ExportRow(place: OwnDataPlace): ReactElement {
  const { day } = useMoment();
  const { export: asked, isFresh } = place.own;
  const until = asked === null ? '' : day(asked.until);
  return (
    <OwnRow name={<Trans>Preuzmi sve</Trans>}>
      <p>
        <Trans>
          Poruke, popisi, pretrage, prijave i ostalo što o vama čuvamo, u ZIP datoteci s JSON-om i slikama vaših oglasa.
          Lozinke i ključevi nisu u njoj.
        </Trans>
      </p>
      {asked !== null && !asked.isReady && (
        <p>
          <Trans>Datoteka se priprema. Poslat ćemo vam poruku kad bude gotova.</Trans>
        </p>
      )}
      {asked !== null && asked.isReady && (
        <>
          <p>
            <Trans>Datoteka je spremna i čeka vas do {until}.</Trans>
          </p>
          {isFresh && (
            <ButtonLink href={OWN_DATA_FILE} download data-native>
              <Trans>Preuzmi datoteku</Trans>
            </ButtonLink>
          )}
        </>
      )}
      {(asked === null || asked.isReady) && (
        <DeedButton place={place} deed="export">
          <Trans>Zatraži datoteku</Trans>
        </DeedButton>
      )}
    </OwnRow>
  );
}

/** The end of the account, and the way back. */
function LeaveRow(place: OwnDataPlace): ReactElement {
  const { day } = useMoment();
  const { leavesAt } = place.own;
  const when = leavesAt === null ? '' : day(leavesAt);
  return (
    <OwnRow name={<Trans>Obriši račun</Trans>}>
      {leavesAt === null ? (
        <>
          <p>
            <Trans>
              Račun i sve uz njega brišemo za 14 dana, a do tada se možete predomisliti. Prijave oglasa koje ste poslali
              ostaju zbog zakona, ali bez vašeg imena i adrese.
            </Trans>
          </p>
          <DeedButton place={place} deed="leave">
            <Trans>Obriši račun</Trans>
          </DeedButton>
        </>
      ) : (
        <>
          <p>
            <strong>
              <Trans>Račun će biti obrisan {when}.</Trans>
            </strong>
          </p>
          <DeedButton place={place} deed="stay">
            <Trans>Zadrži račun</Trans>
          </DeedButton>
        </>
      )}
    </OwnRow>
  );
}
