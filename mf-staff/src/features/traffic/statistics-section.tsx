import type { AdStatistics } from '@kvadrat/contracts/api';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { useHref, useWords } from '@kvadrat/remote-kit';
import { Button, Table, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useTimes } from '../../components/staff';
import { DayPlot } from './day-plot';
import styles from './traffic.module.css';
import type { TrafficData } from '.';

/** Asks for an ad or an agency, and shows what became of it: what its advertiser is told. */
export function StatisticsSection({
  statistics,
  route,
}: {
  statistics: TrafficData['statistics'];
  route: RouteLocation;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const asked = (kind: string): string => (statistics?.of.kind === kind ? String(statistics.of.id) : '');
  return (
    <section className={styles.part}>
      <h2>
        <Trans>Oglas ili agencija</Trans>
      </h2>
      <form className={styles.ask} method="get" action={href(route.path)}>
        <TextField
          label={t`Broj oglasa`}
          name="oglas"
          inputMode="numeric"
          maxLength={9}
          defaultValue={asked('oglas')}
        />
        <TextField
          label={t`Broj agencije`}
          name="agencija"
          inputMode="numeric"
          maxLength={9}
          defaultValue={asked('agencija')}
        />
        <Button type="submit">
          <Trans>Prikaži</Trans>
        </Button>
      </form>
      {statistics !== null && <Found {...statistics} />}
    </section>
  );
}

function Found({ of, found }: NonNullable<TrafficData['statistics']>): ReactElement {
  const { t } = useLingui();
  const { count } = useTimes();
  const word = useWords();
  const title = of.kind === 'oglas' ? t`Oglas ${of.id}` : t`Agencija ${of.id}`;
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.sums}>
        <Sum name={t`Pregledi, najmanje`} value={count(found.views)} />
        <Sum name={t`Viđeno na popisu`} value={count(found.seen)} />
        <Sum name={t`Kontakti`} value={count(found.contacts)} />
        <Sum name={t`Težina kontakata`} value={count(found.weight)} />
      </dl>
      {found.days.length > 0 && <FoundDays days={found.days} />}
      {found.from.length > 0 && (
        <Table
          caption={t`Odakle dolaze`}
          rows={found.from}
          rowKey={({ entryPoint }) => entryPoint}
          columns={[
            {
              header: t`Ulazna točka`,
              cell: ({ entryPoint }) => (entryPoint === '' ? t`izvan portala` : entryPoint),
              rowHeader: true,
            },
            { header: t`Viđeno na popisu`, cell: ({ seen }) => count(seen), numeric: true },
            { header: t`Otvoreno`, cell: ({ opened }) => count(opened), numeric: true },
          ]}
        />
      )}
      {found.kinds.length > 0 && (
        <Table
          caption={t`Kontakti po vrsti`}
          rows={found.kinds}
          rowKey={({ kind }) => kind}
          columns={[
            { header: t`Vrsta`, cell: ({ kind }) => word('contactTypes', kind), rowHeader: true },
            { header: t`Kontakti`, cell: ({ contacts }) => count(contacts), numeric: true },
            { header: t`Težina`, cell: ({ weight }) => count(weight), numeric: true },
          ]}
        />
      )}
    </>
  );
}

function FoundDays({ days }: Pick<AdStatistics, 'days'>): ReactElement {
  const { t } = useLingui();
  const { count, day: dayOf } = useTimes();
  return (
    <>
      <DayPlot days={days.map(({ day, views, contacts }) => ({ day, all: views, part: contacts }))} />
      <Table
        caption={t`Pregledi i kontakti po danima`}
        rows={days}
        rowKey={({ day }) => day}
        columns={[
          { header: t`Dan`, cell: ({ day }) => dayOf(day), rowHeader: true },
          { header: t`Pregledi`, cell: ({ views }) => count(views), numeric: true },
          { header: t`Kontakti`, cell: ({ contacts }) => count(contacts), numeric: true },
          { header: t`Težina`, cell: ({ weight }) => count(weight), numeric: true },
        ]}
      />
    </>
  );
}

function Sum({ name, value }: { name: string; value: string }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
