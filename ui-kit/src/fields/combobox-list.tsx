import { useEffect, useRef, type ReactElement } from 'react';
import styles from './combobox.module.css';

export interface ComboboxOption {
  id: string;
  label: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** Stands at the end, for example a count. */
  note?: string | undefined;
}

/** The suggestions under a combobox, whose id theirs begin with; the one of index `active` is kept in view. */
export function ComboboxList<O extends ComboboxOption>({
  id,
  label,
  options,
  open,
  active,
  current,
  onSelect,
}: {
  id: string;
  label: string;
  options: readonly O[];
  open: boolean;
  active: number | null;
  current: O | undefined;
  onSelect: (option: O) => void;
}): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const option = active === null ? undefined : list.current?.children[active];
    if (option instanceof HTMLElement) keepInView(option);
  }, [active]);

  return (
    <ul
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      data-label={label}
      hidden={!open}
      className={styles.list}
    >
      {options.map((option) => (
        // The field keeps the focus and the keys, so an option takes the pointer only.
        <li
          key={option.id}
          id={`${id}-${option.id}`}
          role="option"
          aria-selected={option === current}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onSelect(option)}
        >
          <span>
            {option.label}
            {option.detail !== undefined && <small>{option.detail}</small>}
          </span>
          {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the list, and nothing around it, so that the whole option can be seen. */
function keepInView(option: HTMLElement): void {
  const { offsetParent: list, offsetTop: top, offsetHeight: height } = option;
  if (list === null) return;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight;
}
