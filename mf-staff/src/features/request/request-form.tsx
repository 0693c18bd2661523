import { useForgetPages, useRemote } from '@kvadrat/remote-kit';
import { fieldPlace, PageFormFrame, SendButton, usePageForm } from '@kvadrat/remote-kit/form';
import type { AgencyRequest } from '@kvadrat/contracts/api';
import { requestDecisionSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { RadioGroup, TextArea } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { requestAct } from './request-act';
import styles from './request.module.css';
import { useRequestTexts } from './use-request-texts';

const FIELDS = ['action', 'reasons'] as const;

/** Approves, asks back or refuses; the state that was seen goes with it. */
export function RequestForm({
  found: { reference, possible, state },
  route,
  refused,
}: {
  found: AgencyRequest;
  route: RouteLocation;
  refused: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const { navigate } = useRemote();
  const forgetPages = useForgetPages();
  const { choices, problem, obstacle } = useRequestTexts();
  const [action, setAction] = useState<string | null>(refused?.values['action'] ?? null);
  const form = usePageForm({
    name: `agency-request-${reference}`,
    act: requestAct,
    route,
    schema: requestDecisionSchema,
    refused,
    problemText: problem,
    obstacleText: obstacle,
    onTaken(path) {
      forgetPages();
      navigate(path);
    },
  });
  return (
    <PageFormFrame
      form={form}
      action={localizedPath(route.locale, route.path)}
      hidden={{ seen: state }}
      returned={refused === undefined ? null : { title: t`Ništa nije učinjeno`, intro: t`Ispravite označena polja:` }}
      fields={FIELDS}
    >
      <div id={fieldPlace('action')}>
        <RadioGroup
          className={styles.choices}
          legend={t`Odluka`}
          name="action"
          value={action}
          onChange={setAction}
          options={possible.map((value) => ({ value, label: choices[value] }))}
          error={form.errorOf('action')}
        />
      </div>
      <div id={fieldPlace('reasons')}>
        <TextArea
          label={t`Razlozi ili pitanje`}
          hint={t`Tekst ide tvrtki poštom. Kod odobrenja smije ostati prazan.`}
          rows={6}
          {...form.field('reasons')}
        />
      </div>
      <SendButton form={form}>
        <Trans>Donesi odluku</Trans>
      </SendButton>
    </PageFormFrame>
  );
}
