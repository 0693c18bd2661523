import { Button, Notice } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Isochrone } from '@kvadrat/contracts/api';
import type { ReactElement } from 'react';
import type { Reach } from './use-isochrones';
import styles from './areas.module.css';

type Note = Isochrone['notes'][number];

/** How an area of travel time came about, or why there is none and what to do. */
export function ReachNotes({ reach: { isochrone, failure } }: { reach: Reach }): ReactElement | null {
  const { t } = useLingui();
  const sentence = useNoteSentence();
  if (failure !== null) {
    return (
      <div className={styles.failure} role="alert">
        <Notice tone="bad">{failure.words ?? t`Vrijeme putovanja trenutačno ne možemo izračunati.`}</Notice>
        <Button small onClick={failure.retry}>
          <Trans>Pokušaj ponovno</Trans>
        </Button>
      </div>
    );
  }
  if (isochrone === null) return null;
  const { method, notes } = isochrone;
  const rough = notes.includes('rough-transit');
  const traffic = notes.includes('without-traffic');
  const label = (): string => {
    if (method === 'routed') return traffic ? t`Po cestama, bez prometa` : t`Po cestama`;
    if (rough) return t`Gruba procjena, bez voznog reda`;
    return traffic ? t`Procjena, bez prometa` : t`Procjena`;
  };
  const others = notes.filter((note) => note !== 'rough-transit' && note !== 'without-traffic');
  return (
    <p className={styles.method}>
      <b>{label()}</b>
      {others.length > 0 && <span> {others.map(sentence).join(' ')}</span>}
    </p>
  );
}

function useNoteSentence(): (note: Note) => string {
  const { t } = useLingui();
  return (note) => {
    switch (note) {
      case 'without-traffic':
        return t`Gužve nisu uračunate.`;
      case 'without-roads':
        return t`Računamo po kopnu i naseljima, bez cesta.`;
      case 'without-ferries':
        return t`Trajekti nisu uračunati.`;
      case 'rough-transit':
        return t`Vozni redovi nisu uračunati.`;
      case 'moved-to-land':
        return t`Točka je na vodi, pa računamo od najbliže obale.`;
      case 'provider-failed':
        return t`Usluga za rute ne odgovara, pa je ovo naša procjena.`;
      case 'provider-without-mode':
        return t`Usluga za rute ne poznaje ovaj način putovanja, pa je ovo naša procjena.`;
    }
  };
}
