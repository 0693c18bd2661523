import { useForgetPages, useHref, useRemote } from '@kvadrat/remote-kit';
import { PageFormFrame, SendButton, usePageForm } from '@kvadrat/remote-kit/form';
import { remoteChangeSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { RadioGroup, Select, TextField, useHydrated } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { codePath } from './code-link';
import { REMOTE_FIELD, remotesAct, REVISION_FIELD } from './remotes-act';
import type { Remote } from './remotes-data';
import styles from './remotes.module.css';
import { useChangeTexts } from './use-change-texts';

const FIELDS = ['action', 'reason', 'release', 'percent', 'days'] as const;
const CANARY = { percent: '10', days: '7' } as const;

export interface ChangeFormProps {
  remote: Remote;
  revision: number;
  route: RouteLocation;
  /** The form that came back, if it was about this remote. */
  refused: RefusedForm | undefined;
}

/** The form of all changes about a remote: the revision it was made from goes with it, so nobody changes what they did not see. */
export function ChangeForm({ remote, revision, route, refused }: ChangeFormProps): ReactElement {
  const { t } = useLingui();
  const { navigate } = useRemote();
  const forgetPages = useForgetPages();
  const { choices, problem, obstacle } = useChangeTexts();
  const [action, setAction] = useState<string | null>(refused?.values['action'] ?? null);
  const form = usePageForm({
    name: `change-${remote.name}`,
    act: remotesAct,
    route,
    schema: remoteChangeSchema,
    refused,
    values: refused === undefined ? { ...CANARY, release: remote.canary?.release ?? remote.candidates[0] ?? '' } : {},
    problemText: problem,
    obstacleText: obstacle,
    onTaken(path) {
      forgetPages();
      navigate(path);
    },
  });
  const options = choices(remote);
  return (
    <PageFormFrame
      form={form}
      action={localizedPath(route.locale, route.path)}
      hidden={{ [REMOTE_FIELD]: remote.name, [REVISION_FIELD]: String(revision) }}
      returned={refused === undefined ? null : { title: t`Ništa nije učinjeno`, intro: t`Ispravite označena polja:` }}
      fields={FIELDS}
    >
      <RadioGroup
        className={styles.choices}
        legend={t`Promjena`}
        name="action"
        value={action}
        onChange={setAction}
        options={options}
        error={form.errorOf('action')}
      />
      <Refusal rule={form.state.problems['action']} />
      {options.some(({ value }) => value === 'canary') && (
        <CanaryFields remote={remote} form={form} isMeant={action === 'canary'} />
      )}
      <TextField label={t`Razlog`} maxLength={300} {...form.field('reason')} />
      <SendButton form={form}>
        <Trans>Učini</Trans>
      </SendButton>
    </PageFormFrame>
  );
}

/** What the registry says to those who publish, in their language, and what its code means. */
function Refusal({ rule = '' }: { rule: string | undefined }): ReactElement | null {
  const href = useHref();
  const [code = '', ...words] = rule.split(' ');
  if (!code.startsWith('MFE-')) return null;
  return (
    <p className={styles.refusal}>
      <span lang="en">{words.join(' ')}</span> <a href={href(codePath(code))}>{code}</a>
    </p>
  );
}

/** Without scripts nobody can tell which change is meant: the fields are there then, and count for a canary alone. */
function CanaryFields({
  remote: { candidates },
  form,
  isMeant,
}: {
  remote: Remote;
  form: ReturnType<typeof usePageForm>;
  isMeant: boolean;
}): ReactElement | null {
  const { t } = useLingui();
  const canTell = useHydrated();
  if (canTell && !isMeant) return null;
  return (
    <fieldset className={styles.canary}>
      <legend>
        <Trans>Proba na dijelu posjetitelja</Trans>
      </legend>
      <Select
        label={t`Izdanje`}
        options={candidates.map((release) => ({ value: release, label: release }))}
        {...form.field('release')}
      />
      <TextField label={t`Udio, %`} inputMode="decimal" {...form.field('percent')} />
      <TextField label={t`Trajanje, dana`} inputMode="decimal" {...form.field('days')} />
    </fieldset>
  );
}
