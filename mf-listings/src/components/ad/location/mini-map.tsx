import { useNear, useRemote } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { Button, PinIcon } from '@kvadrat/ui-kit';
import type { LatLng } from '@kvadrat/map-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { openAdMap } from './open-ad-map';
import styles from './location.module.css';

/** Far enough to see the coast and the neighbours. */
const ZOOM = 13;

/** The map's place, kept free from the first paint on; the map comes once the visitor is near. */
export function MiniMap({ listing, position }: { listing: ListingDetail; position: LatLng }): ReactElement {
  const { t } = useLingui();
  const { http, locale, report } = useRemote();
  const element = useRef<HTMLDivElement>(null);
  const near = useNear(element);
  const [failed, setFailed] = useState(false);
  const {
    areaRadius,
    place: { label },
  } = listing;
  const shown = useRef({
    position,
    radius: areaRadius,
    zoom: ZOOM,
    label: t`Karta: ${label}`,
    name: areaRadius === null ? t`Položaj nekretnine` : t`Područje u kojem je nekretnina`,
    texts: {
      twoFingers: t`Kartu pomičite s dva prsta.`,
      holdToZoom: t`Za približavanje držite Ctrl i okrećite kotačić.`,
      zoomIn: t`Približi`,
      zoomOut: t`Udalji`,
      skip: t`Preskoči kartu`,
    },
  });
  useEffect(() => {
    const frame = element.current;
    if (!near || failed || frame === null) return;
    const opening = openAdMap(frame, { ...shown.current, locale }, http);
    let gone = false;
    opening.catch((error: unknown) => {
      if (gone) return;
      report(error, { part: 'ad-map' });
      setFailed(true);
    });
    return () => {
      gone = true;
      opening.then(
        (map) => map.destroy(),
        () => undefined,
      );
    };
  }, [near, failed, http, locale, report]);
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
          <Button small onClick={() => setFailed(false)}>
            <Trans>Pokušaj ponovno</Trans>
          </Button>
        </div>
      ) : (
        <div ref={element} className={styles.frame} />
      )}
    </div>
  );
}
