import { EyeIcon, HideIcon, IconButton, TextField, useHydrated, type TextFieldProps } from '@kvadrat/ui-kit';
import { useEffect, useRef, useState, type ReactElement, type RefCallback } from 'react';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'ref'> {
  ref?: RefCallback<HTMLInputElement>;
  autoComplete: 'current-password' | 'new-password';
  /** Name of the button that shows what is typed. */
  showLabel: string;
  /** Told when somebody shows or hides it by that button. */
  onShown?: (shown: boolean) => void;
}

/**
 * A password that can be shown. Sending the form hides it again, so that managers and whoever
 * looks over the shoulder find a password field.
 */
export function PasswordField({ ref, showLabel, onShown, ...props }: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = (): void => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const toggle = (): void => {
    const field = input.current;
    const caret = field === null ? null : ([field.selectionStart, field.selectionEnd] as const);
    setShown(!shown);
    onShown?.(!shown);
    // Browsers put the caret at the start when the type changes.
    requestAnimationFrame(() => {
      if (field !== null && caret !== null && field.ownerDocument.activeElement === field)
        field.setSelectionRange(...caret);
    });
  };
  return (
    <TextField
      {...props}
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      // Nothing to press before there are scripts.
      end={
        hydrated ? (
          <IconButton
            label={showLabel}
            aria-pressed={shown}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            {shown ? <HideIcon /> : <EyeIcon />}
          </IconButton>
        ) : undefined
      }
    />
  );
}
