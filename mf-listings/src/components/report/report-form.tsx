import { useHref, useRemote } from '@kvadrat/remote-kit';
import { fieldPlace, FormNote, PageFormFrame, SendButton, useKeyedForm } from '@kvadrat/remote-kit/form';
import type { ReportStart } from '@kvadrat/contracts/api';
import { REPORT_REASONS, reportSchema } from '@kvadrat/contracts/forms';
import { LEGAL_PATHS, reportPath } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Checkbox, Select, TextArea, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { reportAct } from './report-act';
import { startReport } from './start-report';
import { useReportTexts } from './use-report-texts';

/** As they stand on the page. */
const FIELDS = ['reason', 'explanation', 'name', 'email', 'goodFaith'] as const;

export interface ReportFormProps {
  start: ReportStart;
  /** Of the page of the form, wherever the form stands. */
  route: RouteLocation;
  refused?: RefusedForm | undefined;
  /** Told the way on in place of going there. */
  onTaken?: (path: string) => void;
}

/** Reports an ad; on the page of the form with scripts and without, and in the sheet on the ad. */
export function ReportForm({ start, route, refused, onTaken }: ReportFormProps): ReactElement {
  const { t } = useLingui();
  const { locale } = useRemote();
  const href = useHref();
  const texts = useReportTexts();
  const form = useKeyedForm({
    name: `report ${start.ad.id}`,
    act: reportAct,
    given: start.key,
    renew: async (context) => (await startReport(start.ad.id, locale, context)).key,
    route,
    schema: reportSchema,
    refused,
    problemText: texts.problem,
    obstacleText: texts.obstacle,
    ...(onTaken === undefined ? {} : { onTaken }),
  });
  const reasons = [
    { value: '', label: t`Odaberite razlog` },
    ...REPORT_REASONS.map((value) => ({ value, label: texts.reasons[value] })),
  ];
  return (
    <PageFormFrame
      form={form}
      action={href(reportPath(start.ad.id))}
      trap={t`Ovo polje ostavite prazno`}
      returned={
        refused === undefined ? null : { title: t`Prijava još nije poslana`, intro: t`Ispravite označena polja:` }
      }
      fields={FIELDS}
    >
      <div id={fieldPlace('reason')}>
        <Select label={t`Razlog`} options={reasons} required {...form.field('reason')} />
      </div>
      <div id={fieldPlace('explanation')}>
        <TextArea
          label={t`Obrazloženje`}
          hint={t`Što je točno sporno i po čemu to znate. Nije potrebno ako je nekretnina prodana ili iznajmljena.`}
          rows={6}
          {...form.field('explanation')}
        />
      </div>
      <div id={fieldPlace('name')}>
        <TextField
          label={t`Ime i prezime`}
          hint={t`Ime i e-pošta obvezni su kad prijavljujete prijevaru, diskriminaciju, povredu autorskog prava ili drugi nezakonit sadržaj. Inače ih ne morate navesti, ali vam tada ne možemo javiti odluku.`}
          autoComplete="name"
          {...form.field('name')}
        />
      </div>
      <div id={fieldPlace('email')}>
        <TextField
          label={t`E-pošta`}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
      </div>
      <div id={fieldPlace('goodFaith')}>
        <Checkbox
          label={t`Izjavljujem da prijavu podnosim u dobroj vjeri te da su navodi točni i potpuni.`}
          required
          {...form.box('goodFaith')}
        />
      </div>
      <FormNote>
        <Trans>
          Podatke koristimo samo za obradu prijave i brišemo ih 12 mjeseci nakon odluke. Više piše u{' '}
          <a href={href(LEGAL_PATHS.privacy)}>Zaštiti privatnosti</a>.
        </Trans>
      </FormNote>
      <SendButton form={form}>
        <Trans>Pošalji prijavu</Trans>
      </SendButton>
    </PageFormFrame>
  );
}
