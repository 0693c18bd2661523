import { useId, type ReactElement, type ReactNode } from 'react';
import { cx } from '../base/cx';
import { IconButton } from '../actions/button';
import { CloseIcon, LeftIcon, PinIcon } from '../content/icon';
import { VisuallyHidden } from '../content/visually-hidden';
import { FieldError } from './field-error';
// After the field's: its styles go over theirs.
import { ComboboxList, type ComboboxOption } from './combobox-list';
import { useCombobox, type ComboboxControl } from './use-combobox';
import field from './field.module.css';
import styles from './combobox.module.css';

export type { ComboboxOption };

export interface ComboboxProps<O extends ComboboxOption> extends ComboboxControl<O> {
  label: string;
  /** Name of the text in a form sent without scripts. */
  name: string;
  placeholder?: string;
  listLabel: string;
  clearLabel: string;
  /** Said politely whenever it changes, for example how many suggestions there are. */
  status: string;
  /** What is wrong and what to do. */
  error?: string | undefined;
  className?: string | undefined;
  /** What is chosen already, where that may be several: stands before the text. */
  tokens?: ReactNode;
}

/**
 * Text field with a list of suggestions, as the ARIA authoring practices describe the editable
 * combobox with list autocomplete. Focus stays in the field; without scripts it is a text field.
 */
export function Combobox<O extends ComboboxOption>(props: ComboboxProps<O>): ReactElement {
  const { label, name, text, placeholder, options, listLabel, clearLabel, status, error, tokens, sheetLabel } = props;
  const id = useId();
  const { input, open, fills, active, current, show, close, select, type, clear, onKeyDown } = useCombobox(props);

  return (
    <div className={cx(field.field, props.className)}>
      <label htmlFor={id}>{label}</label>
      <div
        className={cx(styles.box, tokens !== undefined && styles.several, fills && styles.sheet)}
        data-sheet={fills ? '' : undefined}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <PinIcon className={styles.pin} />
        {sheetLabel !== undefined && (
          <IconButton label={sheetLabel} className={styles.leave} onClick={close}>
            <LeftIcon />
          </IconButton>
        )}
        {tokens}
        <input
          ref={input}
          id={id}
          type="text"
          name={name}
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={cx(field.input, styles.input)}
          placeholder={placeholder}
          value={text}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={current === undefined ? undefined : `${id}-${current.id}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => type(event.target.value)}
          onClick={show}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <IconButton label={clearLabel} className={styles.clear} onClick={clear}>
            <CloseIcon size="xs" />
          </IconButton>
        )}
        <ComboboxList
          id={id}
          label={listLabel}
          options={options}
          open={open}
          active={active}
          current={current}
          onSelect={select}
        />
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
