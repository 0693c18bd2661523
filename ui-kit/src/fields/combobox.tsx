import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { cx } from '../base/cx';
import { IconButton } from '../actions/button';
import { CloseIcon, LeftIcon, PinIcon } from '../content/icon';
import { VisuallyHidden } from '../content/visually-hidden';
import { FieldError } from './field-error';
import { nextActive } from './next-active';
import field from './field.module.css';
import styles from './combobox.module.css';

/** Where the open box fills the screen; the style sheet has the same number. */
const NARROW = '(max-width: 767px)';

export interface ComboboxOption {
  id: string;
  label: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** Stands at the end, for example a count. */
  note?: string | undefined;
}

export interface ComboboxProps<O extends ComboboxOption> {
  label: string;
  /** Name of the text in a form sent without scripts. */
  name: string;
  text: string;
  placeholder?: string;
  onTextChange: (text: string) => void;
  options: readonly O[];
  onSelect: (option: O) => void;
  listLabel: string;
  clearLabel: string;
  /** Said politely whenever it changes, for example how many suggestions there are. */
  status: string;
  /** What is wrong and what to do. */
  error?: string | undefined;
  className?: string | undefined;
  /** What is chosen already, where that may be several: stands before the text. */
  tokens?: ReactNode;
  /** Backspace at the beginning of an empty text. */
  onErase?: (() => void) | undefined;
  /** On narrow screens the open box fills the screen; names the button that leaves it. */
  sheetLabel?: string | undefined;
  /** Called when the open box fills a narrow screen, with what closes it; answers with what to call once it is closed. */
  onSheet?: ((close: () => void) => () => void) | undefined;
}

/**
 * Text field with a list of suggestions, as the ARIA authoring practices describe the editable
 * combobox with list autocomplete. Focus stays in the field; without scripts it is a text field.
 */
export function Combobox<O extends ComboboxOption>(props: ComboboxProps<O>): ReactElement {
  const { label, name, text, placeholder, onTextChange, options, onSelect, listLabel, clearLabel, status, error, tokens, onErase, sheetLabel, onSheet } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const open = wanted && options.length > 0;
  const current = open && active !== null ? options[active] : undefined;

  useEffect(() => {
    const option = active === null ? undefined : list.current?.children[active];
    if (option instanceof HTMLElement) keepInView(option);
  }, [active]);

  const close = (): void => {
    setWanted(false);
    setActive(null);
  };
  const fills = wanted && sheetLabel !== undefined;
  useEffect(() => {
    if (!fills || onSheet === undefined || !matchMedia(NARROW).matches) return undefined;
    return onSheet(() => {
      setWanted(false);
      setActive(null);
      input.current?.blur();
    });
  }, [fills, onSheet]);
  const select = (option: O): void => {
    onSelect(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setWanted(true);
      if (open || !event.altKey) setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      select(current);
    } else if (event.key === 'Escape' && (wanted || text !== '')) {
      event.preventDefault();
      if (!open) onTextChange('');
      close();
    } else if (event.key === 'Backspace' && text === '') {
      onErase?.();
    }
  };

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
        {sheetLabel !== undefined && <IconButton label={sheetLabel} className={styles.leave} onClick={close}><LeftIcon /></IconButton>}
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
          onChange={(event) => {
            onTextChange(event.target.value);
            setWanted(true);
            setActive(null);
          }}
          onClick={() => setWanted(true)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <IconButton
            label={clearLabel}
            className={styles.clear}
            onClick={() => {
              onTextChange('');
              close();
              input.current?.focus();
            }}
          >
            <CloseIcon size="xs" />
          </IconButton>
        )}
        <ul ref={list} id={`${id}-list`} role="listbox" aria-label={listLabel} data-label={listLabel} hidden={!open} className={styles.list}>
          {options.map((option) => (
            // The field keeps the focus and the keys, so an option takes the pointer only.
            <li
              key={option.id}
              id={`${id}-${option.id}`}
              role="option"
              aria-selected={option === current}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => select(option)}
            >
              <span>
                {option.label}
                {option.detail !== undefined && <small>{option.detail}</small>}
              </span>
              {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            </li>
          ))}
        </ul>
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** Scrolls the list, and nothing around it, so that the whole option can be seen. */
function keepInView(option: HTMLElement): void {
  const { offsetParent: list, offsetTop: top, offsetHeight: height } = option;
  if (list === null) return;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight;
}
