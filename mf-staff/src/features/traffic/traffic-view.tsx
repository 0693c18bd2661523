import type { TrafficFigures } from '@kvadrat/contracts/api';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useTimes } from '../../components/staff';
import { DayPlot } from './day-plot';
import { FiguresSection } from './figures-section';
import { FunnelSteps } from './funnel-steps';
import { SpeedSections } from './speed-sections';
import { StatisticsSection } from './statistics-section';
import { useMethodNames, usePageNames } from './use-names';
import styles from './traffic.module.css';
import type { TrafficData } from '.';

/** Traffic told with consent and traffic that is counted of everybody, what becomes of lists, choices about cookies, speed, searches that find nothing. */
export function TrafficView({
  data: { figures, statistics },
  route,
}: {
  data: TrafficData;
  route: RouteLocation;
}): ReactElement {
  return (
    <div className={styles.parts}>
      <p className={styles.note}>
        <Trans>Zadnjih 31 dan, samo posjetitelji koji su pristali na mjerenje; programi su izdvojeni.</Trans>
      </p>
      <Days days={figures.days} />
      <Funnel funnel={figures.funnel} />
      <Everybody {...figures} />
      <StatisticsSection statistics={statistics} route={route} />
      <Consents consent={figures.consent} />
      <SpeedSections {...figures} />
      <BotChecks botChecks={figures.botChecks} />
      <EmptyLists emptyLists={figures.emptyLists} />
    </div>
  );
}

function Days({ days }: Pick<TrafficFigures, 'days'>): ReactElement {
  const { t } = useLingui();
  const { count, day: dayOf } = useTimes();
  return (
    <FiguresSection
      title={t`Po danima`}
      before={<DayPlot days={days.map(({ day, pages, visitors }) => ({ day, all: pages, part: visitors }))} />}
      rows={days}
      rowKey={({ day }) => day}
      columns={[
        { header: t`Dan`, cell: ({ day }) => dayOf(day), rowHeader: true },
        { header: t`Stranice`, cell: ({ pages }) => count(pages), numeric: true },
        { header: t`Posjetitelji`, cell: ({ visitors }) => count(visitors), numeric: true },
        { header: t`Programi`, cell: ({ bots }) => count(bots), numeric: true },
      ]}
    />
  );
}

function Funnel({ funnel: { lists, ads, phones, leads } }: Pick<TrafficFigures, 'funnel'>): ReactElement {
  const { t } = useLingui();
  return (
    <section className={styles.part}>
      <h2>
        <Trans>Od popisa do kontakta</Trans>
      </h2>
      <FunnelSteps
        steps={[
          { label: t`Vidjeli popis`, value: lists },
          { label: t`Otvorili oglas`, value: ads },
          { label: t`Otkrili telefon`, value: phones },
          { label: t`Poslali poruku, razgled ili cijenu`, value: leads },
        ]}
      />
    </section>
  );
}

function Everybody({ pageDays, pageKinds }: Pick<TrafficFigures, 'pageDays' | 'pageKinds'>): ReactElement {
  const { t } = useLingui();
  const { count, day: dayOf } = useTimes();
  const names = usePageNames();
  return (
    <>
      <FiguresSection
        title={t`Sve učitane stranice`}
        note={t`Broji ih poslužitelj, bez kolačića i bez oznake posjetitelja, i za one koji nisu pristali. Prijelazi unutar već učitane stranice nisu ubrojeni.`}
        before={<DayPlot days={pageDays.map(({ day, pages }) => ({ day, all: pages }))} />}
        rows={pageDays}
        rowKey={({ day }) => day}
        columns={[
          { header: t`Dan`, cell: ({ day }) => dayOf(day), rowHeader: true },
          { header: t`Stranice`, cell: ({ pages }) => count(pages), numeric: true },
          { header: t`Programi`, cell: ({ bots }) => count(bots), numeric: true },
        ]}
      />
      <FiguresSection
        title={t`Učitane stranice po vrsti`}
        rows={pageKinds}
        rowKey={({ page }) => page}
        columns={[
          { header: t`Vrsta stranice`, cell: ({ page }) => names[page], rowHeader: true },
          { header: t`Stranice`, cell: ({ pages }) => count(pages), numeric: true },
          { header: t`Od toga na mobitelu`, cell: ({ phones }) => count(phones), numeric: true },
        ]}
      />
    </>
  );
}

function Consents({ consent }: Pick<TrafficFigures, 'consent'>): ReactElement {
  const { t } = useLingui();
  const { count, share } = useTimes();
  const names = useMethodNames();
  const all = Math.max(
    1,
    consent.reduce((sum, { choices }) => sum + choices, 0),
  );
  return (
    <FiguresSection
      title={t`Izbori o kolačićima`}
      rows={consent}
      rowKey={({ method }) => method}
      columns={[
        { header: t`Način`, cell: ({ method }) => names[method], rowHeader: true },
        { header: t`Izbori`, cell: ({ choices }) => count(choices), numeric: true },
        { header: t`Udio`, cell: ({ choices }) => share(choices / all), numeric: true },
        { header: t`Uz mjerenje`, cell: ({ analytics }) => count(analytics), numeric: true },
      ]}
    />
  );
}

function BotChecks({ botChecks: { checked, bots } }: Pick<TrafficFigures, 'botChecks'>): ReactElement {
  const { count } = useTimes();
  const [all, found] = [count(checked), count(bots)];
  return (
    <section className={styles.part}>
      <h2>
        <Trans>Provjera programa</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>Provjerava se jedna od tisuću učitanih stranica, a nikoga se ne zaustavlja.</Trans>
      </p>
      <p>
        <Trans>
          Provjereno: {all}, od toga programi: {found}.
        </Trans>
      </p>
    </section>
  );
}

function EmptyLists({ emptyLists }: Pick<TrafficFigures, 'emptyLists'>): ReactElement {
  const { t } = useLingui();
  const { count } = useTimes();
  return (
    <FiguresSection
      title={t`Pretrage bez rezultata`}
      rows={emptyLists}
      rowKey={({ path }) => path}
      columns={[
        { header: t`Adresa`, cell: ({ path }) => path, rowHeader: true },
        { header: t`Puta`, cell: ({ times }) => count(times), numeric: true },
      ]}
    />
  );
}
