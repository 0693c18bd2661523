import { useFormat } from '@kvadrat/remote-kit';
import type { PriceNote } from '@kvadrat/contracts/api';
import { TrendDownIcon, TrendFlatIcon, TrendUpIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './price-note.module.css';

const ICONS = { low: TrendDownIcon, mid: TrendFlatIcon, high: TrendUpIcon };

/** In one line under the price, where the price is told. */
export function PriceNoteLine({ note }: { note: PriceNote | null }): ReactElement | null {
  if (note === null || note.position === null) return null;
  const Icon = ICONS[note.position];
  return (
    <p className={styles.line} data-position={note.position}>
      <Icon />
      <span>
        <PositionText note={note} />
      </span>
    </p>
  );
}

function PositionText({ note: { position, difference } }: { note: PriceNote }): ReactElement {
  const format = useFormat();
  const percent = format.percent(Math.abs(Math.round((difference ?? 0) * 100)) / 100);
  if (position === 'low') return <Trans>{percent} ispod sličnih oglasa</Trans>;
  if (position === 'high') return <Trans>{percent} iznad sličnih oglasa</Trans>;
  return <Trans>U rasponu sličnih oglasa</Trans>;
}
