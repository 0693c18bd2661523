import { useHref, useRemote } from '@kvadrat/remote-kit';
import type { AgencyDetail } from '@kvadrat/contracts/api';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { agenciesPath } from '@kvadrat/contracts/paths';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { MapFrame } from '../../components/map/map-frame';
import styles from './agency.module.css';

type Office = AgencyDetail['offices'][number];

/** Where the agency is met, and when. */
export function Offices({ offices, name }: { offices: readonly Office[]; name: string }): ReactElement | null {
  const { t } = useLingui();
  const href = useHref();
  if (offices.length === 0) return null;
  return (
    <section id="uredi" aria-labelledby="uredi-naslov">
      <h2 id="uredi-naslov">
        <Trans>Uredi</Trans>
      </h2>
      <div className={styles.offices}>
        <ul>
          {offices.map((office) => (
            <li key={`${office.street} ${office.place}`}>
              <h3>
                {office.street}, <a href={href(agenciesPath(office.path))}>{office.place}</a>
              </h3>
              <Hours hours={office.hours} />
            </li>
          ))}
        </ul>
        <div className={styles.map}>
          <MapFrame
            label={t`Karta ureda: ${name}`}
            markers={offices.map(({ street, place, lat, lng }, index) => ({
              id: String(index),
              position: { lat, lng },
              name: `${street}, ${place}`,
              look: { kind: 'point', text: '' },
            }))}
            onPress={() => undefined}
          />
        </div>
      </div>
    </section>
  );
}

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function Hours({ hours }: Pick<Office, 'hours'>): ReactElement | null {
  const { locale } = useRemote();
  if (hours.length === 0) return null;
  const day = new Intl.DateTimeFormat(LOCALE_DETAILS[locale].intl, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (weekday: number): string => day.format(MONDAY + (weekday - 1) * DAY_MS);
  return (
    <p>
      {hours
        .map(({ from, to, opens, closes }) => {
          const days = from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`;
          return `${days} ${opens}–${closes}`;
        })
        .join(', ')}
    </p>
  );
}
