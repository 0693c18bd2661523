import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ComboboxOption } from './combobox-list';
import { nextActive } from './next-active';

/** Where the open box fills the screen; the style sheet has the same number. */
const NARROW = '(max-width: 767px)';

export interface ComboboxControl<O extends ComboboxOption> {
  text: string;
  onTextChange: (text: string) => void;
  options: readonly O[];
  onSelect: (option: O) => void;
  /** Backspace at the beginning of an empty text. */
  onErase?: (() => void) | undefined;
  /** On narrow screens the open box fills the screen; names the button that leaves it. */
  sheetLabel?: string | undefined;
  /** Called when the open box fills a narrow screen, with what closes it; answers with what to call once it is closed. */
  onSheet?: ((close: () => void) => () => void) | undefined;
}

interface ComboboxState<O extends ComboboxOption> {
  input: RefObject<HTMLInputElement | null>;
  /** Whether there are suggestions to be seen. */
  open: boolean;
  /** Whether the box fills a narrow screen. */
  fills: boolean;
  /** Index of the option the keys are at; null is the text field. */
  active: number | null;
  current: O | undefined;
  show: () => void;
  close: () => void;
  select: (option: O) => void;
  /** Takes a text that was typed. */
  type: (text: string) => void;
  clear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What a combobox does: when its list is open, which option the keys are at. */
export function useCombobox<O extends ComboboxOption>({
  text,
  onTextChange,
  options,
  onSelect,
  onErase,
  sheetLabel,
  onSheet,
}: ComboboxControl<O>): ComboboxState<O> {
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const open = wanted && options.length > 0;
  const current = open && active !== null ? options[active] : undefined;

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
  const type = (typed: string): void => {
    onTextChange(typed);
    setWanted(true);
    setActive(null);
  };
  const clear = (): void => {
    onTextChange('');
    close();
    input.current?.focus();
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
  return { input, open, fills, active, current, show: () => setWanted(true), close, select, type, clear, onKeyDown };
}
