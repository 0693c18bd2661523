import { useHref } from '@kvadrat/remote-kit';
import { fieldPlace, FormNote, PageFormFrame, SendButton, useKeyedForm } from '@kvadrat/remote-kit/form';
import type { FormStart } from '@kvadrat/contracts/api';
import { complaintSchema } from '@kvadrat/contracts/forms';
import { complaintPath, LEGAL_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { TextArea, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { complaintAct } from './complaint-act';
import { startComplaint } from './start-complaint';
import { useComplaintTexts } from './use-complaint-texts';

/** As they stand on the page. */
const FIELDS = ['email', 'explanation'] as const;

export interface ComplaintFormProps {
  /** Number of the decision. */
  decision: string;
  start: FormStart;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}

/** Complains about a decision, with scripts and without. */
export function ComplaintForm({ decision, start, route, refused }: ComplaintFormProps): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const texts = useComplaintTexts();
  const form = useKeyedForm({
    name: `complaint ${decision}`,
    act: complaintAct,
    route,
    schema: complaintSchema,
    refused,
    given: start.key,
    renew: async (context) => (await startComplaint(decision, context)).key,
    problemText: texts.problem,
    obstacleText: texts.obstacle,
  });
  return (
    <PageFormFrame
      form={form}
      action={href(complaintPath(decision))}
      trap={t`Ovo polje ostavite prazno`}
      returned={
        refused === undefined ? null : { title: t`Prigovor još nije poslan`, intro: t`Ispravite označena polja:` }
      }
      fields={FIELDS}
    >
      <div id={fieldPlace('email')}>
        <TextField
          label={t`E-pošta`}
          hint={t`Na ovu adresu šaljemo odgovor.`}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
      </div>
      <div id={fieldPlace('explanation')}>
        <TextArea label={t`Zašto odluka nije dobra`} rows={6} {...form.field('explanation')} />
      </div>
      <FormNote>
        <Trans>
          Podatke koristimo samo za prigovor i brišemo ih 12 mjeseci nakon odgovora. Više piše u{' '}
          <a href={href(LEGAL_PATHS.privacy)}>Zaštiti privatnosti</a>.
        </Trans>
      </FormNote>
      <SendButton form={form}>
        <Trans>Pošalji prigovor</Trans>
      </SendButton>
    </PageFormFrame>
  );
}
