import { useHref } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import type { OwnAdDeed } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink, EmptyState, PlusIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AreaFrame } from '../../components/area/area-frame';
import { DeedButton } from '../../components/own-forms/deed-frame';
import type { DeedPlace } from '../../components/own-forms/use-deed-form';
import { useObstacleText } from '../../components/own-forms/use-obstacle-text';
import { LINK_FIELD } from './own-ad-deeds';
import { OwnAdRow } from './own-ad-row';
import { ownAdsAct } from './own-ads-act';
import type { OwnAdsData } from './own-ads.page';
import styles from './own-ads.module.css';

/** What somebody has written and published, the latest change first. */
export function OwnAdsView({
  data: { area, ads, done },
  route,
  refused,
}: {
  data: OwnAdsData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const obstacle = useObstacleText();
  const place: DeedPlace = {
    csrf: area.csrf,
    path: localizedPath(route.locale, USER_PATHS.publishedAds),
    act: ownAdsAct,
    route,
    refused,
    problem: () => undefined,
    obstacle,
  };
  const shown = ads.filter(({ state }) => state !== 'deleted');
  return (
    <AreaFrame
      area={area}
      route={route}
      title={t`Moji oglasi`}
      aside={
        <ButtonLink small href={href(PATHS.publishAd)}>
          <PlusIcon /> <Trans>Novi oglas</Trans>
        </ButtonLink>
      }
    >
      {done !== null && refused === undefined && <DoneNote done={done} place={place} ads={ads} />}
      {shown.length === 0 ? (
        <EmptyState title={t`Nemate objavljenih oglasa`}>
          <p>
            <Trans>Oglas je besplatan, a za objavu treba nekoliko minuta.</Trans>
          </p>
          <ButtonLink kind="primary" href={href(PATHS.publishAd)}>
            <Trans>Objavi oglas</Trans>
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {shown.map((ad, index) => (
            <OwnAdRow key={ad.id} ad={ad} place={place} eager={index < 2} />
          ))}
        </ul>
      )}
    </AreaFrame>
  );
}

/** Says what was done; what was deleted comes back by one press. */
function DoneNote({
  done: { deed, link },
  place,
  ads,
}: {
  done: NonNullable<OwnAdsData['done']>;
  place: DeedPlace;
  ads: OwnAdsData['ads'];
}): ReactElement {
  const { t } = useLingui();
  const texts: Readonly<Record<OwnAdDeed, string>> = {
    pause: t`Oglas je pauziran i nije u pretrazi.`,
    resume: t`Oglas je opet u pretrazi.`,
    sold: t`Oglas je označen kao prodan ili iznajmljen.`,
    renew: t`Oglas je produljen na 90 dana.`,
    delete: t`Oglas je obrisan. Možete ga vratiti sljedećih 30 dana.`,
    restore: t`Oglas je vraćen.`,
  };
  const canReturn = deed === 'delete' && ads.some((ad) => ad.link === link && ad.state === 'deleted');
  return (
    <div className={styles.done}>
      <FormMessage tone="good">{texts[deed]}</FormMessage>
      {canReturn && (
        <DeedButton place={place} deed="restore" about={{ [LINK_FIELD]: link }}>
          <Trans>Vrati oglas</Trans>
        </DeedButton>
      )}
    </div>
  );
}
