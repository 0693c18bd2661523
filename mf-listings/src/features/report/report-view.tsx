import { useHref } from '@kvadrat/remote-kit';
import { FormDone, FormHelp, FormPage } from '@kvadrat/remote-kit/form';
import type { ReportStart } from '@kvadrat/contracts/api';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { NoSuchAd } from '../../components/no-such-ad';
import { ReportDone } from '../../components/report/report-done';
import { ReportForm } from '../../components/report/report-form';
import type { ReportData } from './report.page';
import styles from '../../components/contact/contact.module.css';

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
    <FormPage
      way={{ label: t`Putanja`, home: t`Početna` }}
      title={t`Prijava oglasa`}
      lead={t`Recite nam što s oglasom nije u redu. Prijavu pregledava osoba, a oglašivač ne saznaje tko je prijavio.`}
      aside={taken === null && <WhatFollows />}
    >
      <p className={styles.about}>
        <a href={href(start.ad.path)}>{start.ad.title}</a> · {start.ad.id}
      </p>
      {taken === null ? (
        <ReportForm start={start} route={route} refused={refused} />
      ) : (
        <Taken start={start} reference={taken} />
      )}
    </FormPage>
  );
}

function Taken({ start, reference }: { start: ReportStart; reference: string }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <FormDone title={t`Prijava je zaprimljena`}>
      <ReportDone reference={reference} />
      <p>
        <a href={href(start.ad.path)}>
          <Trans>Natrag na oglas</Trans>
        </a>
      </p>
    </FormDone>
  );
}

function WhatFollows(): ReactElement {
  const { t } = useLingui();
  return (
    <FormHelp
      title={t`Što slijedi`}
      items={[
        [t`Tko odlučuje`, t`Osoba iz portala pročita prijavu i oglas te po potrebi upita oglašivača.`],
        [
          t`Što se može dogoditi`,
          t`Oglas ostaje, oglašivač ga ispravlja ili ga skrivamo. Odluku s razlozima šaljemo vama i oglašivaču.`,
        ],
        [t`Ako se ne slažete`, t`U poruci s odlukom je poveznica za prigovor.`],
      ]}
    />
  );
}
