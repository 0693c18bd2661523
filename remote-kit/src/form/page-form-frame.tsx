import { useId, type ReactElement, type ReactNode } from 'react';
import { FormMessage } from './form-message';
import { GENERIC_STATUS } from './form-machine';
import type { FormHandle } from './form-handle';
import styles from './page-form.module.css';

export interface PageFormFrameProps {
  /** With the key of a form that must not be taken twice. */
  form: FormHandle & { formKey?: string };
  /** Address of the page with its language, where the form goes without scripts. */
  action: string;
  /** Name of the field that people leave empty; a form of who is signed in needs none. */
  trap?: string;
  /** What is sent along and nobody sees. */
  hidden?: Readonly<Record<string, string>>;
  /** Of the note above a form that came back: it is the first thing on the page then, and has the focus. */
  returned: { title: string; intro: string } | null;
  /** Names of the fields in the order of the page: so the note names what is wrong. */
  fields: readonly string[];
  children: ReactNode;
}

/** Place of a field in the page, which the note above leads to. */
export function fieldPlace(name: string): string {
  return `polje-${name}`;
}

/** The form element of a page that acts: works with scripts and without, and says what became of it. */
export function PageFormFrame({
  form,
  action,
  trap,
  hidden = {},
  returned,
  fields,
  children,
}: PageFormFrameProps): ReactElement {
  const { status, message } = form.state;
  const base = useId();
  const isWrong = status === 'error';
  const wrong = fields.flatMap((name) => {
    const text = form.errorOf(name);
    return text === undefined ? [] : [{ name, text }];
  });
  return (
    <>
      {isWrong && returned !== null && (
        // The browser has used the attribute by the time React looks at it.
        <div
          className={styles.returned}
          role="group"
          aria-labelledby={`${base}-title`}
          tabIndex={-1}
          autoFocus
          suppressHydrationWarning
        >
          <h2 id={`${base}-title`}>{returned.title}</h2>
          {message === '' ? <p>{returned.intro}</p> : <p>{message}</p>}
          {wrong.length > 0 && (
            <ul>
              {wrong.map(({ name, text }) => (
                <li key={name}>
                  <a href={`#${fieldPlace(name)}`}>{text}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <form
        className={styles.form}
        method="post"
        action={action}
        noValidate
        data-state={GENERIC_STATUS[status]}
        onSubmit={form.onSubmit}
        onInput={form.onInput}
      >
        {children}
        {trap !== undefined && (
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor={`${base}-trap`}>{trap}</label>
            <input id={`${base}-trap`} name="website" tabIndex={-1} autoComplete="off" />
          </div>
        )}
        {form.formKey !== undefined && <input type="hidden" name="key" value={form.formKey} />}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isWrong && returned === null && message !== '' && <FormMessage tone="bad">{message}</FormMessage>}
      </form>
    </>
  );
}
