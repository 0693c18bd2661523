import { useNear, useOpenedMap, useRemote } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { Button, PinIcon } from '@kvadrat/ui-kit';
import type { LatLng } from '@kvadrat/map-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { useMapTexts } from '../../use-map-texts';
import { openAdMap } from './open-ad-map';
import styles from './location.module.css';

/** Far enough to see the coast and the neighbours. */
const ZOOM = 13;

/** The map's place, kept free from the first paint on; the map comes once the visitor is near. */
export function MiniMap({ listing, position }: { listing: ListingDetail; position: LatLng }): ReactElement {
  const { t } = useLingui();
  const { http, locale } = useRemote();
  const element = useRef<HTMLDivElement>(null);
  const due = useNear(element);
  const texts = useMapTexts();
  const {
    areaRadius,
    place: { label },
  } = listing;
  const shown = {
    position,
    radius: areaRadius,
    zoom: ZOOM,
    label: t`Karta: ${label}`,
    name: areaRadius === null ? t`Položaj nekretnine` : t`Područje u kojem je nekretnina`,
    texts,
    locale,
  };
  const { failed, retry } = useOpenedMap(element, {
    open: (frame) => openAdMap(frame, shown, http),
    part: 'ad-map',
    due,
  });
  return (
    <div className={styles.map}>
      <p className={styles.waiting} aria-hidden="true">
        <PinIcon size="m" />
        {label}
      </p>
      {failed ? (
        <div className={styles.failed} role="alert">
          <p>
            <Trans>Karta se nije učitala.</Trans>
          </p>
          <Button small onClick={retry}>
            <Trans>Pokušaj ponovno</Trans>
          </Button>
        </div>
      ) : (
        <div ref={element} className={styles.frame} />
      )}
    </div>
  );
}
