import type { TrafficFigures } from '@kvadrat/contracts/api';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useTimes } from '../../components/staff';
import { FiguresSection } from './figures-section';

/** Web vitals by kind of page, and by the releases pages are made of. */
export function SpeedSections({ vitals, releases }: Pick<TrafficFigures, 'vitals' | 'releases'>): ReactElement {
  const { t } = useLingui();
  const { count, share } = useTimes();
  return (
    <>
      <FiguresSection
        title={t`Brzina stranica`}
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
      <FiguresSection
        title={t`Brzina po izdanju`}
        note={t`Stranicu čini više izdanja, pa se mjerenje broji svakome od njih.`}
        rows={releases}
        rowKey={({ release, vital }) => `${release} ${vital}`}
        columns={[
          { header: t`Izdanje`, cell: ({ release }) => release, rowHeader: true },
          { header: t`Mjera`, cell: ({ vital }) => vital },
          { header: t`Mjerenja`, cell: ({ measured }) => count(measured), numeric: true },
          { header: 'p75', cell: ({ p75 }) => count(p75), numeric: true },
        ]}
      />
    </>
  );
}
