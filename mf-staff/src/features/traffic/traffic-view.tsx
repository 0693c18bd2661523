import type { TrafficFigures } from '@kvadrat/contracts/api';
import { EmptyState, Meter, Table } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useTimes } from '../../components/staff';
import { DayPlot } from './day-plot';
import styles from './traffic.module.css';
import { useMethodNames } from './use-method-names';

/** Traffic, what becomes of lists, choices about cookies, web vitals and searches that find nothing. */
export function TrafficView({ data }: { data: TrafficFigures }): ReactElement {
  return (
    <div className={styles.parts}>
      <p className={styles.note}>
        <Trans>Zadnjih 31 dan, samo posjetitelji koji su pristali na mjerenje; programi su izdvojeni.</Trans>
      </p>
      <Days days={data.days} />
      <Funnel funnel={data.funnel} />
      <Consents consent={data.consent} />
      <Vitals vitals={data.vitals} />
      <EmptyLists emptyLists={data.emptyLists} />
    </div>
  );
}

function Days({ days }: Pick<TrafficFigures, 'days'>): ReactElement {
  const { t } = useLingui();
  const { count } = useTimes();
  if (days.length === 0) return <EmptyState title={t`Još nema izmjerenih posjeta.`}>{null}</EmptyState>;
  return (
    <section>
      <DayPlot days={days} />
      <Table
        caption={t`Po danima`}
        rows={days}
        rowKey={({ day }) => day}
        columns={[
          { header: t`Dan`, cell: ({ day }) => day, rowHeader: true },
          { header: t`Stranice`, cell: ({ pages }) => count(pages), numeric: true },
          { header: t`Posjetitelji`, cell: ({ visitors }) => count(visitors), numeric: true },
          { header: t`Programi`, cell: ({ bots }) => count(bots), numeric: true },
        ]}
      />
    </section>
  );
}

function Funnel({ funnel: { lists, ads, phones, leads } }: Pick<TrafficFigures, 'funnel'>): ReactElement {
  const { t } = useLingui();
  const { count } = useTimes();
  const most = Math.max(1, lists, ads, phones, leads);
  const steps = [
    { label: t`Vidjeli popis`, value: lists },
    { label: t`Otvorili oglas`, value: ads },
    { label: t`Otkrili telefon`, value: phones },
    { label: t`Poslali poruku, razgled ili cijenu`, value: leads },
  ];
  return (
    <section>
      <h2>
        <Trans>Od popisa do kontakta</Trans>
      </h2>
      {steps.map(({ label, value }) => (
        <Meter key={label} label={label} value={value} min={0} max={most} valueText={count(value)} />
      ))}
    </section>
  );
}

function Consents({ consent }: Pick<TrafficFigures, 'consent'>): ReactElement {
  const { t } = useLingui();
  const { count } = useTimes();
  const names = useMethodNames();
  return (
    <Table
      caption={t`Izbori o kolačićima`}
      rows={consent}
      rowKey={({ method }) => method}
      columns={[
        { header: t`Način`, cell: ({ method }) => names[method], rowHeader: true },
        { header: t`Izbori`, cell: ({ choices }) => count(choices), numeric: true },
        { header: t`Uz mjerenje`, cell: ({ analytics }) => count(analytics), numeric: true },
      ]}
    />
  );
}

function Vitals({ vitals }: Pick<TrafficFigures, 'vitals'>): ReactElement {
  const { t } = useLingui();
  const { count, share } = useTimes();
  return (
    <Table
      caption={t`Brzina stranica`}
      rows={vitals}
      rowKey={({ vital, pageSource }) => `${vital} ${pageSource}`}
      columns={[
        { header: t`Mjera`, cell: ({ vital }) => vital, rowHeader: true },
        { header: t`Vrsta stranice`, cell: ({ pageSource }) => (pageSource === '' ? t`ostale` : pageSource) },
        { header: t`Mjerenja`, cell: ({ measured }) => count(measured), numeric: true },
        { header: 'p75', cell: ({ p75 }) => count(p75), numeric: true },
        { header: t`Dobro`, cell: ({ good }) => share(good), numeric: true },
      ]}
    />
  );
}

function EmptyLists({ emptyLists }: Pick<TrafficFigures, 'emptyLists'>): ReactElement {
  const { t } = useLingui();
  const { count } = useTimes();
  return (
    <Table
      caption={t`Pretrage bez rezultata`}
      rows={emptyLists}
      rowKey={({ path }) => path}
      columns={[
        { header: t`Adresa`, cell: ({ path }) => path, rowHeader: true },
        { header: t`Puta`, cell: ({ times }) => count(times), numeric: true },
      ]}
    />
  );
}
