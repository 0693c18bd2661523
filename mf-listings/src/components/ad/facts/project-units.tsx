import { useFormat } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { Badge, cx, Table } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { FloorText } from '../floor-text';
import { rangeText, unitRanges } from '../unit-ranges';
import styles from './facts.module.css';

type Unit = NonNullable<ListingDetail['project']>['units'][number];

const STATES: readonly Unit['state'][] = ['free', 'reserved', 'sold'];

/**
 * The price list of a development: what is to be had comes first and the cheapest of it on top, what is sold folds away, and what
 * matters most stands where small screens begin.
 */
export function ProjectUnits({ project }: { project: ListingDetail['project'] }): ReactElement | null {
  const { t } = useLingui();
  const format = useFormat();
  if (project === null || project.units.length === 0) return null;
  const { free, prices, areas, rooms } = unitRanges(project.units);
  const all = project.units.length;
  const sold = project.units.filter(({ state }) => state === 'sold');
  const units = [...project.units].sort(
    (a, b) =>
      STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
      (a.price ?? Infinity) - (b.price ?? Infinity) ||
      a.surface - b.surface,
  );
  return (
    <section className={styles.section} aria-labelledby="cjenik">
      <h2 id="cjenik">
        <Trans>Cjenik stanova</Trans>
      </h2>
      <dl className={cx(styles.facts, styles.ranges)}>
        <div>
          <dt>
            <Trans>Slobodno</Trans>
          </dt>
          <dd>
            <Trans>
              {free} od {all}
            </Trans>
          </dd>
        </div>
        {prices !== null && (
          <div>
            <dt>
              <Trans>Cijene</Trans>
            </dt>
            <dd>{rangeText(prices, format.money)}</dd>
          </div>
        )}
        {areas !== null && (
          <div>
            <dt>
              <Trans>Površine</Trans>
            </dt>
            <dd>{rangeText(areas, format.area, format.number)}</dd>
          </div>
        )}
        {rooms !== null && (
          <div>
            <dt>
              <Trans>Sobe</Trans>
            </dt>
            <dd>{rangeText(rooms, format.number)}</dd>
          </div>
        )}
      </dl>
      <UnitTable
        caption={t`Stanovi u projektu ${project.name}`}
        units={units.filter(({ state }) => state !== 'sold')}
      />
      {sold.length > 0 && (
        <details className={styles.sold}>
          <summary>
            <Plural value={sold.length} one="# prodan stan" few="# prodana stana" other="# prodanih stanova" />
          </summary>
          <UnitTable caption={t`Prodani stanovi u projektu ${project.name}`} units={sold} />
        </details>
      )}
    </section>
  );
}

function UnitTable({ caption, units }: { caption: string; units: readonly Unit[] }): ReactElement | null {
  const { t } = useLingui();
  const format = useFormat();
  if (units.length === 0) return null;
  return (
    <Table<Unit>
      caption={caption}
      rows={[...units]}
      rowKey={({ label }) => label}
      columns={[
        { header: t`Oznaka`, cell: ({ label }) => label, rowHeader: true },
        { header: t`Stanje`, cell: ({ state }) => <UnitState state={state} /> },
        {
          header: t`Cijena`,
          cell: ({ price }) => (price === null ? <Trans>na upit</Trans> : format.money(price)),
          numeric: true,
        },
        { header: t`Površina`, cell: ({ surface }) => format.area(surface), numeric: true },
        { header: t`Sobe`, cell: ({ rooms }) => rooms, numeric: true },
        { header: t`Kat`, cell: ({ floor }) => <FloorText floor={floor} />, numeric: true },
      ]}
    />
  );
}

function UnitState({ state }: { state: Unit['state'] }): ReactElement {
  if (state === 'free')
    return (
      <Badge tone="good">
        <Trans>slobodan</Trans>
      </Badge>
    );
  return state === 'reserved' ? (
    <Badge tone="warn">
      <Trans>rezerviran</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>prodan</Trans>
    </Badge>
  );
}
