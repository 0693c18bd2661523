import { useHref, useRemote } from '@kvadrat/remote-kit';
import { Button, FieldError, PinIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { NO_PLACES } from '../../../lib/form-place';
import { addressOf, NO_VIEW, type SearchForm } from '../../../lib/search-form';
import { useKeepsMap } from '../map/on-map';
import styles from './filters.module.css';

/** Metres around the visitor. */
const RADIUS = 3000;
const TIMEOUT_MS = 10_000;
const FRESH_MS = 60_000;
/** Some ten metres: an address need not say more of somebody. */
const DECIMALS = 4;
const REFUSED = 1;

/** Searches around where the visitor is. The browser asks for leave, and only after this press. */
export function AroundMe({ read }: { read: () => SearchForm }): ReactElement {
  const { navigate } = useRemote();
  const href = useHref();
  const keepsMap = useKeepsMap();
  const [state, setState] = useState<'idle' | 'asking' | 'refused' | 'unknown'>('idle');
  const ask = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        const center = {
          lat: Number(coords.latitude.toFixed(DECIMALS)),
          lng: Number(coords.longitude.toFixed(DECIMALS)),
        };
        navigate(
          href(
            keepsMap(
              addressOf({
                ...read(),
                ...NO_VIEW,
                place: NO_PLACES,
                polygons: [],
                travel: [],
                circle: { center, radius: RADIUS },
              }),
            ),
          ),
        );
      },
      ({ code }) => setState(code === REFUSED ? 'refused' : 'unknown'),
      { timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  };
  return (
    <div className={styles.needsScripts}>
      <Button type="button" onClick={ask} disabled={state === 'asking'}>
        <PinIcon />
        <Trans>Oko mene</Trans>
      </Button>
      <div role="status">
        {state === 'refused' && (
          <FieldError id="oko-mene">
            <Trans>
              Preglednik ne daje pristup lokaciji. Dopustite ga u&nbsp;njegovim postavkama ili upišite mjesto.
            </Trans>
          </FieldError>
        )}
        {state === 'unknown' && (
          <FieldError id="oko-mene">
            <Trans>Lokaciju trenutačno ne možemo odrediti. Upišite mjesto.</Trans>
          </FieldError>
        )}
      </div>
    </div>
  );
}
