import { useHref, useRemote } from '@kvadrat/remote-kit';
import { fieldPlace, PageFormFrame, SendButton } from '@kvadrat/remote-kit/form';
import { authPath } from '@kvadrat/contracts/account';
import { OWN_AD_STEPS, type OwnAdStep } from '@kvadrat/contracts/forms';
import { ButtonLink, CheckIcon, Container, cx, OkayIcon, WarnIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { neighbour, stepPath, VERSION_FIELD } from './publish-steps';
import { STEP_NAMES } from './step-names';
import type { SaveState } from './use-autosave';
import type { StepForm, StepProps } from './use-step-form';
import styles from './publish.module.css';

/** A step of publishing: where one is, and what it is about. */
export function PublishFrame({
  step,
  link,
  title,
  lead,
  wide = false,
  children,
}: {
  step: OwnAdStep;
  link: string | null;
  title: string;
  lead: ReactNode;
  /** Whether it needs the whole width of the page. */
  wide?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <Container>
      <Steps step={step} link={link} />
      <div className={cx(styles.main, !wide && styles.single)}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </Container>
  );
}

function Steps({ step, link }: { step: OwnAdStep; link: string | null }): ReactElement {
  const { t, i18n } = useLingui();
  const href = useHref();
  const now = OWN_AD_STEPS.indexOf(step);
  const name = i18n._(STEP_NAMES[step]);
  const count = OWN_AD_STEPS.length;
  return (
    <nav className={styles.steps} aria-label={t`Koraci`}>
      <ol>
        {OWN_AD_STEPS.map((known, index) => (
          <li
            key={known}
            className={cx(index < now && styles.done, index === now && styles.now)}
            aria-current={index === now ? 'step' : undefined}
          >
            {link === null || index === now ? (
              <span>
                {index + 1}. {i18n._(STEP_NAMES[known])}
              </span>
            ) : (
              <a href={href(stepPath(known, link))}>
                {index < now ? <CheckIcon size="xs" /> : `${String(index + 1)}.`} {i18n._(STEP_NAMES[known])}
              </a>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.mobile} aria-hidden="true">
        <Trans>
          <strong>
            Korak {now + 1} od {count}
          </strong>{' '}
          {name}
        </Trans>
      </p>
    </nav>
  );
}

/** The form of a step, with what leads back and on below it. */
export function StepFrame({
  props: { data, route, refused },
  step: { form, autosave },
  fields,
  hidden = {},
  next,
  children,
}: {
  props: StepProps;
  step: StepForm;
  /** Names of the fields in the order of the page. */
  fields: readonly string[];
  hidden?: Readonly<Record<string, string>>;
  /** What the button says. */
  next: ReactNode;
  children: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const link = data.draft?.link ?? null;
  const before = neighbour(data.step, -1);
  return (
    <PageFormFrame
      form={form}
      action={href(`${route.path}${route.search}`)}
      hidden={{ ...hidden, [VERSION_FIELD]: String(autosave.version) }}
      returned={
        refused === undefined ? null : { title: t`Nešto još treba ispraviti`, intro: t`Ispravite označena polja:` }
      }
      fields={fields}
    >
      {children}
      <div className={styles.dock}>
        <SaveNote state={autosave.state} here={`${href(route.path)}${route.search}`} />
        {before !== null && (
          <ButtonLink className={styles.back} href={href(stepPath(before, link))}>
            <Trans>Natrag</Trans>
          </ButtonLink>
        )}
        <SendButton form={form}>{next}</SendButton>
      </div>
    </PageFormFrame>
  );
}

/** Whether what was typed is safe. */
function SaveNote({
  state,
  here,
}: {
  state: SaveState;
  /** Where whoever signs in comes back to. */
  here: string;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { locale } = useRemote();
  const words = (): string => {
    switch (state.kind) {
      case 'idle':
        return '';
      case 'saving':
        return t`Spremanje…`;
      case 'saved': {
        const time = state.at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
        return t`Spremljeno u ${time}`;
      }
      case 'signed-out':
        return '';
      case 'failed':
        return t`Nije spremljeno, pokušavamo ponovno.`;
      case 'conflict':
        return t`Isti oglas mijenja se i na drugom uređaju.`;
    }
  };
  const isTrouble = state.kind === 'failed' || state.kind === 'conflict' || state.kind === 'signed-out';
  return (
    <p className={cx(styles.save, isTrouble && styles.trouble)} role="status">
      {state.kind === 'saved' && <OkayIcon />}
      {isTrouble && <WarnIcon />}
      <span>
        {words()}
        {state.kind === 'signed-out' && (
          <Trans>
            Odjavljeni ste. <a href={href(authPath('entry', here))}>Prijavite se</a> i nastavite gdje ste stali.
          </Trans>
        )}
      </span>
    </p>
  );
}

/** Part of a form that a note above it leads to. */
export function Place({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return <div id={fieldPlace(name)}>{children}</div>;
}
