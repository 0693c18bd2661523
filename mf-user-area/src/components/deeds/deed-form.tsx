import { CSRF_FIELD } from '@kvadrat/contracts/account';
import type { SentValues } from '@kvadrat/contracts/remote';
import { BusyButton, type ButtonProps } from '@kvadrat/ui-kit';
import { FormMessage, readValues } from '@kvadrat/remote-kit/form';
import { useRef, useState, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import { FIELDS, type ListDeed } from './deed-names';
import { useDeeds, type Refusal } from './deeds-context';
import { useDeedTexts } from './use-deed-texts';

/** What the fields of a form need of it. */
interface DeedFields {
  busy: boolean;
  /** Sentence about a field; undefined where nothing is wrong. */
  errorOf: (name: string) => string | undefined;
  /** What was typed into a form that came back. */
  typed: SentValues;
}

export interface DeedFormProps {
  deed: ListDeed;
  /** What is sent along and nobody sees; by these a form that came back is known. */
  hidden?: Readonly<Record<string, string>>;
  className?: string | undefined;
  /** Once it was done. */
  onTaken?: () => void;
  /** Done in place of the call where there are scripts. */
  instead?: () => void;
  children: (fields: DeedFields) => ReactNode;
}

/** One form of a list: works with scripts, without leaving the page, and without. */
export function DeedForm({ deed, hidden = {}, className, onTaken, instead, children }: DeedFormProps): ReactElement {
  const { action, csrf, refused, perform } = useDeeds();
  const texts = useDeedTexts();
  const isBack =
    refused?.values[FIELDS.deed] === deed &&
    Object.entries(hidden).every(([name, value]) => refused.values[name] === value);
  const [refusal, setRefusal] = useState<Refusal | null>(
    isBack ? { problems: refused.problems, obstacle: refused.obstacle } : null,
  );
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (instead !== undefined) return instead();
    if (sending.current) return;
    const form = event.currentTarget;
    const values = readValues(form);
    sending.current = true;
    setBusy(true);
    void perform(values).then((next) => {
      sending.current = false;
      setBusy(false);
      setRefusal(next);
      if (next === null) onTaken?.();
      else
        form
          .querySelector<HTMLElement>(
            Object.keys(next.problems)
              .map((name) => `[name="${name}"]`)
              .join() || '[type=submit]',
          )
          ?.focus();
    });
  };
  return (
    <form method="post" action={action} className={className} noValidate onSubmit={onSubmit}>
      <input type="hidden" name={FIELDS.deed} value={deed} />
      <input type="hidden" name={CSRF_FIELD} value={csrf} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({
        busy,
        errorOf: (name) => (refusal?.problems[name] === undefined ? undefined : texts.problem(refusal.problems[name])),
        typed: isBack ? refused.values : {},
      })}
      {refusal !== null && Object.keys(refusal.problems).length === 0 && (
        <FormMessage tone="bad">{texts.obstacle(refusal.obstacle ?? '')}</FormMessage>
      )}
    </form>
  );
}

/** A form that is one button. */
export function DeedButton({
  children,
  kind = 'outlined',
  label,
  ...form
}: Omit<DeedFormProps, 'children'> &
  Pick<ButtonProps, 'kind'> & { label?: string; children: ReactNode }): ReactElement {
  return (
    <DeedForm {...form}>
      {({ busy }) => (
        <BusyButton type="submit" kind={kind} small busy={busy} aria-label={label}>
          {children}
        </BusyButton>
      )}
    </DeedForm>
  );
}
