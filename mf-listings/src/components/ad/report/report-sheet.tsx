import { PageDialog, useRemote } from '@kvadrat/remote-kit';
import { takenNumber } from '@kvadrat/remote-kit/form';
import type { ReportStart } from '@kvadrat/contracts/api';
import { reportPath } from '@kvadrat/contracts/paths';
import { Button } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { ReportDone } from '../../../components/report/report-done';
import { ReportForm } from '../../../components/report/report-form';
import styles from './report.module.css';

export interface ReportSheetProps {
  start: ReportStart;
  onClose: () => void;
}

/** The form of the page at its address, in a dialog (bottom sheet on phones). */
export function ReportSheet({ start, onClose }: ReportSheetProps): ReactElement {
  const { t } = useLingui();
  const { locale } = useRemote();
  const [taken, setTaken] = useState<string | null>(null);
  const { id } = start.ad;
  const route = { name: 'report', params: { id: String(id) }, path: reportPath(id), search: '', locale };
  return (
    <PageDialog
      open
      onClose={onClose}
      title={taken === null ? t`Prijava oglasa` : t`Prijava je zaprimljena`}
      closeLabel={t`Zatvori`}
      footer={taken === null ? undefined : <Button kind="primary" onClick={onClose}>{t`Zatvori`}</Button>}
    >
      {taken === null ? (
        <div className={styles.form}>
          <p className={styles.lead}>
            <Trans>
              Recite nam što s oglasom nije u redu. Prijavu pregledava osoba, a oglašivač ne saznaje tko je prijavio.
            </Trans>
          </p>
          <ReportForm start={start} route={route} onTaken={(path) => setTaken(takenNumber(path) ?? '')} />
        </div>
      ) : (
        <div className={styles.form} role="status">
          <ReportDone reference={taken} />
        </div>
      )}
    </PageDialog>
  );
}
