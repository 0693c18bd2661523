import { useHref, useRemote } from '@kvadrat/remote-kit';
import type { AgencyCard } from '@kvadrat/contracts/api';
import type { MapMarker } from '@kvadrat/map-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { MapFrame } from '../../components/map/map-frame';
import styles from './directory.module.css';

/** Offices of the agencies on this page, each a square as large as what it offers; a press leads to the agency. */
export function OfficesMap({ agencies }: { agencies: readonly AgencyCard[] }): ReactElement | null {
  const { t } = useLingui();
  const { navigate } = useRemote();
  const href = useHref();
  const markers: MapMarker[] = agencies.flatMap(({ id, name, office, sale, rent }) => {
    if (office === null) return [];
    const count = sale + rent;
    const { lat, lng, label } = office;
    return [
      {
        id: String(id),
        position: { lat, lng },
        name: t`${count} oglasa, ${name}, ${label}`,
        // Who offers nothing there has a pin, no square.
        look: count > 0 ? { kind: 'group', text: String(count), count } : { kind: 'point', text: '' },
      },
    ];
  });
  if (markers.length === 0) return null;
  return (
    <aside className={styles.map} aria-label={t`Karta ureda`}>
      <MapFrame
        label={t`Karta ureda`}
        markers={markers}
        onPress={(pressed) => {
          const agency = agencies.find(({ id }) => String(id) === pressed);
          if (agency !== undefined) navigate(href(agency.path));
        }}
      />
    </aside>
  );
}
