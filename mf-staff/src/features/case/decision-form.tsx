import { useForgetPages, useRemote } from '@kvadrat/remote-kit';
import { fieldPlace, PageFormFrame, SendButton, usePageForm } from '@kvadrat/remote-kit/form';
import type { ModerationCase } from '@kvadrat/contracts/api';
import { decisionSchema, GROUNDS } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { RadioGroup, Select, TextArea } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useCaseWords } from '../../components/words';
import styles from './case.module.css';
import { decisionAct } from './decision-act';
import { useDecisionTexts } from './use-decision-texts';

const FIELDS = ['action', 'reasons', 'ground'] as const;

/** The form of all decisions; what was seen goes with it. */
export function DecisionForm({
  found: { id, possible, seen },
  route,
  refused,
}: {
  found: ModerationCase;
  route: RouteLocation;
  refused: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const { navigate } = useRemote();
  const forgetPages = useForgetPages();
  const { grounds } = useCaseWords();
  const { choices, problem, obstacle } = useDecisionTexts();
  const [action, setAction] = useState<string | null>(refused?.values['action'] ?? null);
  const form = usePageForm({
    name: `decision-${id}`,
    act: decisionAct,
    route,
    schema: decisionSchema,
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
      hidden={{ seen }}
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
          hint={t`Činjenice i odredba na kojoj se odluka temelji. Tekst ide oglašivaču i prijaviteljima; ne navodite tko je prijavio.`}
          rows={6}
          {...form.field('reasons')}
        />
      </div>
      {possible.includes('hide') && (
        <div id={fieldPlace('ground')}>
          <Select
            label={t`Osnova za skrivanje`}
            options={GROUNDS.map((value) => ({ value, label: grounds[value] }))}
            {...form.field('ground')}
          />
        </div>
      )}
      <SendButton form={form}>
        <Trans>Donesi odluku</Trans>
      </SendButton>
    </PageFormFrame>
  );
}
