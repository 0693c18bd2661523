import type { ListingDetail } from '@kvadrat/contracts/api';
import { Badge, Table } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useFormat } from '../../../lib/use-format';
import { FloorText } from '../floor-text';
import styles from './facts.module.css';

type Unit = NonNullable<ListingDetail['project']>['units'][number];

const STATES: readonly Unit['state'][] = ['free', 'reserved', 'sold'];

/** The price list of a development: what is to be had comes first, and what matters most stands where small screens begin. */
export function ProjectUnits({ project }: { project: ListingDetail['project'] }): ReactElement | null {
  const { t } = useLingui();
  const format = useFormat();
  if (project === null || project.units.length === 0) return null;
  const units = [...project.units].sort((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || a.floor - b.floor);
  return (
    <section className={styles.section} aria-labelledby="cjenik">
      <h2 id="cjenik"><Trans>Cjenik stanova</Trans></h2>
      <Table<Unit>
        caption={t`Stanovi u projektu ${project.name}`}
        rows={units}
        rowKey={({ label }) => label}
        columns={[
          { header: t`Oznaka`, cell: ({ label }) => label, rowHeader: true },
          { header: t`Stanje`, cell: ({ state }) => <UnitState state={state} /> },
          { header: t`Cijena`, cell: ({ price }) => (price === null ? <Trans>na upit</Trans> : format.money(price)), numeric: true },
          { header: t`Površina`, cell: ({ surface }) => format.area(surface), numeric: true },
          { header: t`Sobe`, cell: ({ rooms }) => rooms, numeric: true },
          { header: t`Kat`, cell: ({ floor }) => <FloorText floor={floor} />, numeric: true },
        ]}
      />
    </section>
  );
}

function UnitState({ state }: { state: Unit['state'] }): ReactElement {
  if (state === 'free') return <Badge tone="good"><Trans>slobodan</Trans></Badge>;
  return state === 'reserved' ? <Badge tone="warn"><Trans>rezerviran</Trans></Badge> : <Badge><Trans>prodan</Trans></Badge>;
}
