import { useHref, useRemote } from '@kvadrat/remote-kit';
import { reportPath } from '@kvadrat/contracts/paths';
import { WarnIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useState, type MouseEvent, type ReactElement } from 'react';
import { startReport } from '../../../components/report/start-report';
import type { ReportSheetProps } from './report-sheet';
import styles from './report.module.css';

/** Reports the ad. A page of its own takes the report; with scripts it is asked for in place. */
export function ReportLink({ id }: { id: number }): ReactElement {
  const href = useHref()(reportPath(id));
  const { http, locale, navigate } = useRemote();
  const [sheet, setSheet] = useState<
    (Pick<ReportSheetProps, 'start'> & { Sheet: (props: ReportSheetProps) => ReactElement }) | null
  >(null);
  const [loading, setLoading] = useState(false);
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (loading) return;
    setLoading(true);
    Promise.all([import(/* webpackChunkName: "report" */ './report-sheet'), startReport(id, locale, { http })])
      .then(
        ([{ ReportSheet }, start]) => setSheet({ Sheet: ReportSheet, start }),
        () => navigate(href),
      )
      .finally(() => setLoading(false));
  };
  return (
    <p className={styles.report}>
      <a className={styles.link} href={href} rel="nofollow" onClick={open}>
        <WarnIcon size="xs" />
        <Trans>Prijavi oglas</Trans>
      </a>
      {sheet !== null && <sheet.Sheet start={sheet.start} onClose={() => setSheet(null)} />}
    </p>
  );
}
