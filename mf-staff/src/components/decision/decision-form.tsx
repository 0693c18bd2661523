import { useForgetPages, useRemote, type PageAct } from '@kvadrat/remote-kit';
import { fieldPlace, PageFormFrame, SendButton, usePageForm } from '@kvadrat/remote-kit/form';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { RadioGroup, TextArea } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { AnySchema } from 'yup';
import type { DecisionTexts } from './use-decision-texts';

const FIELDS = ['action', 'reasons'] as const;

export interface DecisionFormProps {
  /** Names the form in the browser's drafts. */
  name: string;
  act: PageAct;
  schema: AnySchema;
  route: RouteLocation;
  refused: RefusedForm | undefined;
  /** What was seen goes with the decision. */
  seen: string;
  choices: readonly { value: string; label: string }[];
  choicesClass: string | undefined;
  reasonsHint: string;
  texts: DecisionTexts;
  /** Further fields, by their names. */
  further?: { names: readonly string[]; fields: (form: ReturnType<typeof usePageForm>) => ReactElement | false };
}

/** The form of what the staff decides: a choice, and reasons that somebody is told. */
export function DecisionForm(props: DecisionFormProps): ReactElement {
  const { name, act, schema, route, refused, seen, choices, choicesClass, reasonsHint, texts, further } = props;
  const { t } = useLingui();
  const { navigate } = useRemote();
  const forgetPages = useForgetPages();
  const [action, setAction] = useState<string | null>(refused?.values['action'] ?? null);
  const form = usePageForm({
    name,
    act,
    route,
    schema,
    refused,
    problemText: texts.problem,
    obstacleText: texts.obstacle,
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
      fields={[...FIELDS, ...(further?.names ?? [])]}
    >
      <div id={fieldPlace('action')}>
        <RadioGroup
          className={choicesClass}
          legend={t`Odluka`}
          name="action"
          value={action}
          onChange={setAction}
          options={choices}
          error={form.errorOf('action')}
        />
      </div>
      <div id={fieldPlace('reasons')}>
        <TextArea label={t`Razlozi ili pitanje`} hint={reasonsHint} rows={6} {...form.field('reasons')} />
      </div>
      {further?.fields(form)}
      <SendButton form={form}>
        <Trans>Donesi odluku</Trans>
      </SendButton>
    </PageFormFrame>
  );
}
