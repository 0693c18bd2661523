import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress, type ReportDone, type ReportForm } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { LEGAL_PATHS } from '@kvadrat/contracts/paths';
import { BusyButton, Button, Checkbox, Dialog, Notice, Select, TextArea, TextField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import { useHref } from '../../../lib/use-href';
import styles from './report.module.css';

export interface ReportSheetProps {
  id: number;
  /** What the server asks, in the visitor's words: the law's words stand once. */
  form: ReportForm;
  onClose: () => void;
}

type FieldName = ReportForm['fields'][number]['name'];
type Values = Readonly<Record<FieldName, string>>;

const EMPTY: Values = { reason: '', explanation: '', name: '', email: '', goodFaith: '' };

/** The form of the page at its address, in a dialog (bottom sheet on phones). */
export function ReportSheet({ id, form, onClose }: ReportSheetProps): ReactElement {
  const { t } = useLingui();
  const { http, locale, portalRoot } = useRemote();
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>(EMPTY);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<ReportDone | null>(null);

  const send = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      setDone(await http.post(apiAddress('listings/{id}/report', { id, locale }), { key: form.key, ...values }));
    } catch (error) {
      const wrong = isAppError(error) ? (error.problems ?? {}) : {};
      setProblems(wrong);
      if (Object.keys(wrong).length === 0) setTrouble(isAppError(error) && error.status === 429 ? form.obstacles.tooMany : ((isAppError(error) && error.status === 422 ? error.words : undefined) ?? t`Nema veze s poslužiteljem. Pokušajte ponovno.`));
      const first = form.fields.find(({ name }) => wrong[name] !== undefined);
      if (first !== undefined) fields.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy) void send();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={done?.title ?? form.title}
      closeLabel={t`Zatvori`}
      container={portalRoot}
      footer={done === null ? <BusyButton busy={busy} type="submit" form={formId}>{form.send}</BusyButton> : <Button kind="primary" onClick={onClose}>{t`Zatvori`}</Button>}
    >
      {done !== null ? (
        <div className={styles.form} role="status"><p>{done.text}</p><p>{done.next}</p></div>
      ) : (
        <form ref={fields} id={formId} className={styles.form} onSubmit={submit} noValidate>
          <p className={styles.lead}>{form.lead}</p>
          {form.fields.map((field) => (
            <ReportField key={field.name} field={field} value={values[field.name]} error={problems[field.name]} onChange={(value) => setValues({ ...values, [field.name]: value })} />
          ))}
          <Privacy text={form.privacy} />
          {trouble !== null && <div role="alert"><Notice tone="bad">{trouble}</Notice></div>}
        </form>
      )}
    </Dialog>
  );
}

function ReportField({ field: { name, control, label, hint, options }, value, error, onChange }: {
  field: ReportForm['fields'][number];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}): ReactElement {
  const common = { label, error, name, hint: hint === '' ? undefined : hint };
  if (control === 'checkbox') return <Checkbox {...common} checked={value === '1'} onChange={(event) => onChange(event.target.checked ? '1' : '')} />;
  if (control === 'select') return <Select {...common} options={options} value={value} onChange={(event) => onChange(event.target.value)} />;
  if (control === 'textarea') return <TextArea {...common} rows={4} value={value} onChange={(event) => onChange(event.target.value)} />;
  return <TextField {...common} type={name === 'email' ? 'email' : 'text'} autoComplete={name === 'email' ? 'email' : 'name'} value={value} onChange={(event) => onChange(event.target.value)} />;
}

const LINK = /^(.*)\[([^\]]+)\]\(privacy\)(.*)$/s;

/** A sentence with the way to the page about privacy in it. */
function Privacy({ text }: { text: string }): ReactElement {
  const href = useHref();
  const [, before = text, words, after] = LINK.exec(text) ?? [];
  return <p className={styles.small}>{before}{words !== undefined && <a href={href(LEGAL_PATHS.privacy)}>{words}</a>}{after}</p>;
}
