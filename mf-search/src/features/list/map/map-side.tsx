import { useLaterMessages, useRemote } from '@kvadrat/remote-kit';
import { Button, Skeleton } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import styles from '../list.module.css';
import { MapLink } from './map-link';
import type { MapScreenProps } from './screen/map-screen';
import { useMapDue } from './use-map-due';

export interface MapSideProps extends MapScreenProps {
  /** Whether the list has its map beside it on a wide screen. */
  shown: boolean;
}

/** The place of the map, kept free from the first paint on, and the way to it. The map itself comes later, with code of its own. */
export function MapSide({ shown, ...screen }: MapSideProps): ReactElement {
  const { i18n, t } = useLingui();
  const addMessages = useLaterMessages();
  const { report } = useRemote();
  const { onMap, address, onShow } = screen;
  const { due, hurry } = useMapDue(onMap, shown);
  const [Screen, setScreen] = useState<ComponentType<MapScreenProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = due && Screen === null && !failed;
  useEffect(() => {
    if (!missing) return;
    Promise.all([import('./screen/map-screen'), addMessages(i18n)]).then(
      ([{ MapScreen }]) => setScreen(() => MapScreen),
      (error: unknown) => {
        report(error, { part: 'map' });
        setFailed(true);
      },
    );
  }, [missing, report, addMessages, i18n]);
  return (
    <>
      {shown && (
        <aside className={styles.map} aria-label={t`Karta rezultata`} onPointerEnter={hurry}>
          {due && Screen !== null ? (
            <Screen {...screen} />
          ) : failed ? (
            <div className={styles.mapFailed}>
              <p>
                <Trans>Karta se nije učitala.</Trans>
              </p>
              <Button small onClick={() => setFailed(false)}>
                <Trans>Pokušaj ponovno</Trans>
              </Button>
            </div>
          ) : (
            <Skeleton className={styles.mapSkeleton} />
          )}
        </aside>
      )}
      <MapLink address={address} onMap={onMap} closed={!shown} onShow={onShow} />
    </>
  );
}
