import type { ReportStart } from '@kvadrat/contracts/api';
import { PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Breadcrumbs, Container } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { NoSuchAd } from '../../components/no-such-ad';
import { ReportDone } from '../../components/report/report-done';
import { ReportForm } from '../../components/report/report-form';
import { useHref } from '../../lib/use-href';
import type { ReportData } from './report.page';
import styles from './report-view.module.css';

interface ReportViewProps {
  data: ReportData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}

/** The page on which an ad is reported. */
export function ReportView({ data: { start, taken }, route, refused }: ReportViewProps): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  if (start === null) return <NoSuchAd />;
  return (
    <Container className={styles.page}>
      <Breadcrumbs label={t`Putanja`} steps={[{ label: t`Početna`, href: href(PATHS.home) }, { label: t`Prijava oglasa`, href: null }]} />
      <header className={styles.head}>
        <h1><Trans>Prijava oglasa</Trans></h1>
        <p className={styles.lead}><Trans>Recite nam što s oglasom nije u redu. Prijavu pregledava osoba, a oglašivač ne saznaje tko je prijavio.</Trans></p>
      </header>
      <div className={styles.columns}>
        <div>
          <p className={styles.about}><a href={href(start.ad.path)}>{start.ad.title}</a> · {start.ad.id}</p>
          {taken === null ? <ReportForm start={start} route={route} refused={refused} /> : <Taken start={start} reference={taken} />}
        </div>
        {taken === null && <WhatFollows />}
      </div>
    </Container>
  );
}

/** In place of a form that was taken; without scripts it is the first thing readers hear. */
function Taken({ start, reference }: { start: ReportStart; reference: string }): ReactElement {
  const href = useHref();
  const id = useId();
  return (
    <div className={styles.done} role="group" aria-labelledby={id} tabIndex={-1} autoFocus suppressHydrationWarning>
      <h2 id={id}><Trans>Prijava je zaprimljena</Trans></h2>
      <ReportDone reference={reference} />
      <p><a href={href(start.ad.path)}><Trans>Natrag na oglas</Trans></a></p>
    </div>
  );
}

function WhatFollows(): ReactElement {
  const id = useId();
  return (
    <aside className={styles.help} aria-labelledby={id}>
      <h2 id={id}><Trans>Što slijedi</Trans></h2>
      <dl>
        <div><dt><Trans>Tko odlučuje</Trans></dt><dd><Trans>Osoba iz portala pročita prijavu i oglas te po potrebi upita oglašivača.</Trans></dd></div>
        <div><dt><Trans>Što se može dogoditi</Trans></dt><dd><Trans>Oglas ostaje, oglašivač ga ispravlja ili ga skrivamo. Odluku s razlozima šaljemo vama i oglašivaču.</Trans></dd></div>
        <div><dt><Trans>Ako se ne slažete</Trans></dt><dd><Trans>U poruci s odlukom je poveznica za prigovor.</Trans></dd></div>
      </dl>
    </aside>
  );
}
