import type { ListingDetail } from '@kvadrat/contracts/api';
import { Badge, Table } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useFormat } from '../../../lib/use-format';
import { FloorText } from './floor-text';
import styles from './facts.module.css';

type Unit = NonNullable<ListingDetail['project']>['units'][number];

/** The price list of a development. */
export function ProjectUnits({ project }: { project: ListingDetail['project'] }): ReactElement | null {
  const { t } = useLingui();
  const format = useFormat();
  if (project === null || project.units.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="cjenik">
      <h2 id="cjenik"><Trans>Cjenik stanova</Trans></h2>
      <Table<Unit>
        caption={t`Stanovi u projektu ${project.name}`}
        rows={project.units}
        rowKey={({ label }) => label}
        columns={[
          { header: t`Oznaka`, cell: ({ label }) => label, rowHeader: true },
          { header: t`Stanje`, cell: ({ state }) => <UnitState state={state} /> },
          { header: t`Kat`, cell: ({ floor }) => <FloorText floor={floor} /> },
          { header: t`Sobe`, cell: ({ rooms }) => rooms, numeric: true },
          { header: t`Površina`, cell: ({ surface }) => format.area(surface), numeric: true },
          { header: t`Cijena`, cell: ({ price }) => (price === null ? <Trans>na upit</Trans> : format.money(price)), numeric: true },
        ]}
      />
    </section>
  );
}

function UnitState({ state }: { state: Unit['state'] }): ReactElement {
  if (state === 'free') return <Badge tone="good"><Trans>slobodan</Trans></Badge>;
  return state === 'reserved' ? <Badge tone="warn"><Trans>rezerviran</Trans></Badge> : <Badge><Trans>prodan</Trans></Badge>;
}
